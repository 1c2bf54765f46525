# nl
