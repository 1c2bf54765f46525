"""Charts of a tournament, drawn by matplotlib, which is only needed here."""

import io
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from courtyard.arena.report import Report
from courtyard.engine.trouble import Trouble

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = ("png", "svg")
INK = "#8c2f1b"


def check_can_draw(path: Path) -> None:
    """Refuse what cannot be drawn, before any game is played for it."""
    if kind_of(path) not in KINDS:
        raise Trouble(f"A chart is drawn as {' or '.join(KINDS)}: name a file such as chart.png.")
    if find_spec("matplotlib") is None:
        raise Trouble("Charts need matplotlib, which is not installed: pip install 'courtyard[plot]'.")


def kind_of(path: Path) -> str:
    return path.suffix.removeprefix(".").lower()


def draw(report: Report, path: Path) -> None:
    """Draw the win rates, and beside them the strength by thinking time where it was measured."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    thinkers = by_thinking(report)
    with rc_context({"svg.fonttype": "none"}):
        figure = Figure(figsize=(11 if thinkers else 6.5, 1.6 + 0.45 * len(report["bots"])), dpi=150)
        axes = figure.subplots(1, 2 if thinkers else 1, squeeze=False)[0]
        draw_win_rates(axes[0], report)
        if thinkers:
            figure.set_figheight(max(4.0, figure.get_figheight()))
            draw_thinking(axes[1], thinkers)
        figure.tight_layout()
        drawn = io.BytesIO()
        figure.savefig(drawn, format=kind_of(path))
    try:
        path.write_bytes(drawn.getvalue())
    except OSError as error:
        raise Trouble(f"{path} cannot be written: {error.strerror}.") from None


def draw_win_rates(axes: "Axes", report: Report) -> None:
    """A dot for each bot, its 95 % interval, and a line where all would be equally strong."""
    shown = [bot for bot in report["bots"] if bot["win_rate"] is not None]
    for height, bot in enumerate(reversed(shown)):
        axes.plot([100 * bot["low"], 100 * bot["high"]], [height, height], color=INK, linewidth=2)
        axes.plot([100 * bot["win_rate"]], [height], "o", color=INK)
    axes.set_yticks(range(len(shown)), [bot["name"] for bot in reversed(shown)])
    axes.set_ylim(-0.6, len(shown) - 0.4)
    axes.set_xlim(0, 100)
    if shown and shown[0]["par"]:
        axes.axvline(100 * shown[0]["par"], color="grey", linestyle=":", label="par")
        axes.legend(frameon=False)
    axes.set_xlabel("wins of a seat, % (95 % interval)")
    axes.set_title(f"{report['game']}, {report['games']:,} games")


Curve = list[tuple[float, float]]


def by_thinking(report: Report) -> dict[str, Curve]:
    """Give for each bot that plays with several budgets its rating by budget."""
    curves: dict[str, Curve] = {}
    for unit in ("think", "playouts"):
        for bot in report["bots"]:
            if bot[unit] is not None and bot["rating"] is not None:
                label = f"{bot['bot']}, {'seconds' if unit == 'think' else unit}"
                curves.setdefault(label, []).append((bot[unit], bot["rating"]))
    return {label: sorted(curve) for label, curve in curves.items() if len(curve) > 1}


def draw_thinking(axes: "Axes", curves: dict[str, Curve]) -> None:
    for label, curve in curves.items():
        axes.plot([budget for budget, _ in curve], [rating for _, rating in curve], "o-", label=label)
    axes.set_xscale("log")
    budgets = sorted({budget for curve in curves.values() for budget, _ in curve})
    axes.set_xticks(budgets, [f"{budget:g}" for budget in budgets])
    axes.minorticks_off()
    axes.set_xlabel("time to think about a choice")
    axes.set_ylabel("rating")
    axes.set_title("strength by thinking time")
    axes.legend(frameon=False)
