# fr
