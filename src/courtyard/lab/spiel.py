"""OpenSpiel's face: both games as Python games with explicit chance, information states and resampling.

Importing this registers `courtyard_gugong` and `courtyard_kingdom`; their parameters are the options of the
games and `reward`. A player's information state is its view with the choices it made itself.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from courtyard.engine.chance import Dice
from courtyard.engine.game import Game
from courtyard.engine.position import CHANCE, NOBODY, Position
from courtyard.engine.terms import SPECTATOR
from courtyard.games import GAMES, find_game
from courtyard.lab.batch import reward_of
from courtyard.lab.keeping import loaded, start_of
from courtyard.lab.table import reward_kind

LONGEST = 5000
"""More choices, and more draws, than any game has."""
DEFAULT = "default"
"""Value of a parameter that nobody gave: OpenSpiel always hands over all of them."""
GENERAL_SUM, ZERO_SUM = pyspiel.GameType.Utility.GENERAL_SUM, pyspiel.GameType.Utility.ZERO_SUM
UTILITIES = {"margin": (-500.0, 500.0), "placing": (-1.0, 1.0), "win": (0.0, 1.0)}
"""The least and the most that a game brings a player, by the kind of reward."""


def written(options: dict[str, Any]) -> dict[str, Any]:
    """Write options so that OpenSpiel reads them back: neither numbers nor lists, where they are texts."""
    return {
        name: as_text(name, value) if isinstance(value, str) else value for name, value in options.items()
    }


def as_text(name: str, value: str) -> str:
    text = value.replace(",", "+")
    return f"{name}-{text}" if text.strip("0123456789-") == "" else text


def read(params: dict[str, Any]) -> dict[str, Any]:
    """Read what `written` wrote, and leave out what nobody gave."""
    return {
        name: value.removeprefix(f"{name}-").replace("+", ",") if isinstance(value, str) else value
        for name, value in params.items()
        if value != DEFAULT and not (type(value) is int and value == 0)
    }


def default_parameters(game: Game) -> dict[str, Any]:
    """Give for every option what its parameter is where nobody gives it; the rules then find what fits."""
    settled = game.settle_options({})
    found: dict[str, Any] = {}
    for name, value in settled.items():
        found[name] = DEFAULT if isinstance(value, str) else value if isinstance(value, bool) else 0
    return {**found, "reward": "placing"}


class SpielGame(pyspiel.Game):
    """One of our games with its options, as OpenSpiel knows games."""

    def __init__(self, game: Game, params: dict[str, Any] | None) -> None:
        self.rules = game
        wanted = read(params or {})
        self.reward_name = wanted.pop("reward", "placing")
        self.reward = reward_kind(self.reward_name)
        self.options = game.settle_options(wanted)
        self.start = start_of(game, self.options)
        self.seats = self.start.seats() - len(game.automated_seats(self.options))
        self.origin = Reached(self, self.start, ((),) * self.seats)
        self.origin.is_shared = True
        least, most = UTILITIES[self.reward_name]
        is_zero_sum = self.reward_name == "margin" and self.seats == self.start.seats() == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=game.player_options,
            max_chance_outcomes=game.action_space - game.player_options,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        utility = pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum else pyspiel.GameType.Utility.GENERAL_SUM
        super().__init__(
            game_type(game, utility), info, {**written(self.options), "reward": self.reward_name}
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class Reached:
    """All that a state holds: a position, and what each player has chosen so far.

    OpenSpiel copies a state by copying deeply what it holds. Copies share it until one of them goes on.
    """

    __slots__ = ("chosen", "is_shared", "of", "position")

    def __init__(self, of: SpielGame, position: Position, chosen: tuple[tuple[int, ...], ...]) -> None:
        self.of = of
        self.position = position
        self.chosen = chosen
        self.is_shared = False

    def own(self) -> "Reached":
        """Give what may be changed: this, or a copy where others hold it too."""
        return Reached(self.of, self.position.copy(), self.chosen) if self.is_shared else self

    def __deepcopy__(self, _memory: dict[int, Any]) -> "Reached":
        self.is_shared = True
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        of = self.of
        saved = of.rules.save(self.position)
        return reached_again, (of.rules.name, of.reward_name, of.options, saved, self.chosen)


def reached_again(
    game: str,
    reward: str,
    options: dict[str, Any],
    saved: dict[str, Any],
    chosen: tuple[tuple[int, ...], ...],
) -> Reached:
    """Read what a state held."""
    of = load(find_game(game), reward, options)
    return Reached(of, loaded(of.rules, of.options, saved), chosen)


class SpielState(pyspiel.State):
    """A position with what each player has chosen so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.reached = game.origin

    @property
    def position(self) -> Position:
        return self.reached.position

    @property
    def chosen(self) -> tuple[tuple[int, ...], ...]:
        return self.reached.chosen

    @property
    def rules(self) -> Game:
        return self.reached.of.rules

    def current_player(self) -> int:
        seat = self.position.seat
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.position.seat:
            return []
        return sorted(int(option) for option in self.position.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        first, weights = self.rules.player_options, [int(weight) for weight in self.position.weights]
        whole = sum(weights)
        return [
            (int(option) - first, weight / whole)
            for option, weight in zip(self.position.options, weights, strict=True)
        ]

    def _apply_action(self, action: int) -> None:
        reached = self.reached = self.reached.own()
        position = reached.position
        seat = position.seat
        if seat == CHANCE:
            position.choose(CHANCE, action + reached.of.rules.player_options)
        else:
            chosen = reached.chosen
            reached.chosen = chosen[:seat] + ((*chosen[seat], action),) + chosen[seat + 1 :]
            position.choose(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.notation(action + (self.rules.player_options if player < 0 else 0))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.chosen)
        reward = self.reached.of.reward
        return [reward_of(self.position, seat, reward) for seat in range(len(self.chosen))]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Give a state that agrees with all that a player knows; the rest is drawn at random."""
        other: SpielState = self.get_game().new_initial_state()
        view = self.rules.view(self.position, player)
        position = self.rules.sample(view, Dice(int(sampler() * (1 << 53))))
        other.reached = Reached(self.reached.of, position, self.chosen)
        return other

    def __str__(self) -> str:
        rules, position = self.rules, self.position
        points = " ".join(str(position.result(seat)) for seat in range(position.seats()))
        options = ", ".join(rules.notation(int(option)) for option in position.options)
        return f"{rules.title}; points {points}; seat {position.seat}: {options}"


class SpielObserver:
    """Shows a player its numbers, as the table of features names them, or its view in words."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.is_public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recalls = kind is not None and kind.perfect_recall
        size = 0 if self.is_public else int(game.rules.features.size)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if self.is_public else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.is_public:
            self.tensor[:] = np.array(self.game.rules.features.row(state.position, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Give the view as JSON; an information state begins with the own choices."""
        rules = self.game.rules
        view = json.dumps(
            rules.view(state.position, SPECTATOR if self.is_public else player), ensure_ascii=False
        )
        if not self.recalls or self.is_public:
            return view
        return f"{' '.join(map(str, state.chosen[player]))}\n{view}"


def game_type(game: Game, utility: Any = GENERAL_SUM) -> Any:
    players = next(option.values for option in game.option_list if option.name == "players")
    return pyspiel.GameType(
        short_name=f"courtyard_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(map(int, players)),
        min_num_players=min(map(int, players)),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=default_parameters(game),
        default_loadable=True,
    )


def face_of(game: Game) -> type[SpielGame]:
    """Give the class of a game of ours; OpenSpiel asks for a class of its own for each game."""

    class Face(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    Face.__name__ = Face.__qualname__ = f"{game.name.capitalize()}Face"
    return Face


for each in GAMES.values():
    face = face_of(each)
    globals()[face.__name__] = face  # A pickled game is found by the name of its class.
    pyspiel.register_game(game_type(each), face)


def load(game: Game, reward: str, options: dict[str, Any]) -> Any:
    """Load a game of ours as OpenSpiel loads games, so that it can be saved and copied like any other."""
    reward_kind(reward)
    params = {**written(game.settle_options(options)), "reward": reward}
    return pyspiel.load_game(f"courtyard_{game.name}", params)
