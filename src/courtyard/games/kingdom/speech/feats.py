"""A Duchy's achievements in a round: reasons for an option where its points alone say little."""

from courtyard.engine.terms import Feat
from courtyard.games.kingdom.declaration import events as e
from courtyard.games.kingdom.declaration.words import EXPLORATION, GOLD, MATERIALS, POPULATION

FEATS = (
    Feat("feat-completed", e.COMPLETED),
    *(
        Feat(name, event, place=3, about=resource)
        for event in (e.PRODUCED, e.EXTRA)
        for name, resource in (
            ("feat-materials", MATERIALS),
            ("feat-population", POPULATION),
            ("feat-gold", GOLD),
            ("feat-exploration", EXPLORATION),
        )
    ),
    Feat("feat-supremacies", e.TRAINED),
    Feat("feat-supremacies", e.TAKEN_FROM_TRAINING),
    Feat("feat-soldiers", e.TAKEN_FROM_TRAINING),
    Feat("feat-soldiers", e.BONUS, place=2),
    Feat("feat-soldiers", e.ADVISOR_ENTERS, place=3),
    Feat("feat-krystallium", e.TRANSMUTED),
    Feat("feat-krystallium", e.BONUS, place=3),
    Feat("feat-krystallium", e.SILVER, place=2),
    Feat("feat-vanquished", e.VANQUISHED),
    Feat("feat-steps", e.STEP_DONE),
    Feat("feat-calamities", e.CALAMITY_STRIKES, is_wanted=False),
)
