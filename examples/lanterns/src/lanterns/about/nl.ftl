lobby-sentence-lanterns = Ontsteek de felste lantaarn en win de kraam, maar pas op: de wind blaast een te fel licht uit.
