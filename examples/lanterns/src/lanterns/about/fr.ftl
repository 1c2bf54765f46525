lobby-sentence-lanterns = Allumez la lanterne la plus brillante et gagnez le stand, mais prenez garde : le vent souffle une lumière trop vive.
