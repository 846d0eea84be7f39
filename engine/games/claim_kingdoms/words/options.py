"""Options in words."""

from __future__ import annotations

from engine.kit.contract import Question
from engine.kit.showing import Label, Names, Say
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, capital, fitted

from ..box import BANDS, FACTIONS, FIELD_POINTS, MAPS, VALUE
from ..rules.counting import points_for
from ..rules.ground import BESIDE, STEPS, WIDTH, cell_of, map_at
from ..state import UNKNOWN, Board, Step, View
from .names import (
    EMOJI,
    FIELD_EMOJI,
    amount,
    card_at,
    card_name,
    faction_name,
    field_now,
    map_heading,
    power_text,
    space_text,
    stands_on,
)

MOST_TEXT = 80
MOST_DETAIL = 100
_PLACING = ("place-card", "place-revealed", "spectre-space")
_WAYS = {"north": "⬆️", "east": "➡️", "south": "⬇️", "west": "⬅️", "row": "↔️", "column": "↕️"}


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question."""
    board, kind = view.board, question.kind
    if option == "pass":
        # Beside *Use the power* it is a button, and those have one line.
        detail = "" if kind == "use-power" else say("option-pass-detail")
        return Label(say("option-pass"), detail, emoji="🚫", weight="weak")
    if kind in _PLACING:
        return _space_option(board, question, option, say)
    if kind in ("spectre-card", "target-card", "second-card"):
        return _card_option(board, option, say)
    if kind in ("catapult", "target-follower", "target-followers", "target-seats"):
        return _follower_option(board, question, option, say, names)
    match kind:
        case "use-power":
            return _use_option(question, say)
        case "direction" | "line":
            return _way_option(board, question, option, say)
        case "guess":
            return _guess_option(str(question.about[0]), option, say)
        case "amount":
            n = int(option)
            points, more = amount("points", n, say), amount("followers", n, say)
            return Label(say("option-amount", points=points, followers=more), emoji="😈")
        case "target-hand":
            return _hand_option(view, option, say, names)
        case _ if option == "deck":
            return _deck_option(view, say)
        case _:
            return _faction_option(kind, option.partition(".")[0], say)


def _label(text: str, detail: str = "", group: str = "", emoji: str = "") -> Label:
    return Label(fitted(text, MOST_TEXT), fitted(detail, MOST_DETAIL), group, emoji)


def _faction_option(kind: str, faction: str, say: Say) -> Label:
    """A card by its name and value; what it does is its detail."""
    group = ""
    if kind.startswith("choose-faction"):
        band = next(band for band in BANDS if faction in band)
        group = say("group-values", least=VALUE[band[0]], most=VALUE[band[-1]])
    told = power_text(faction, say, locked=kind != "copy-power")
    return _label(card_name(faction, say), told, group, EMOJI[faction])


def _space_option(board: Board, question: Question, option: str, say: Say) -> Label:
    field = field_now(board, option)
    acts = question.kind != "spectre-space"
    text = space_text(board, option, say) if acts else option
    parts = []
    if acts and field != "plain":
        parts.append(_field_detail(field, say))
    if question.kind == "place-card":
        parts += _power_detail(board, question, option, say)
    near = _neighbours(board, option, say)
    if near:
        parts.append(say("detail-beside", cards=near))
    heading = map_heading(board, option, say)
    if heading:
        war_map = MAPS[map_at(board, cell_of(option))]
        heading = say("group-map", map=war_map.key, first=war_map.first, second=war_map.second)
    return _label(text, DOT.join(parts), heading, FIELD_EMOJI[field])


def _power_detail(board: Board, question: Question, space: str, say: Say) -> list[str]:
    """What the card's power would give there, where that is a matter of counting."""
    faction, cell = str(question.about[0]), cell_of(space)
    power = FACTIONS[faction].power
    if power.rule == "count":
        points = points_for(board, Step("", question.seat, cell, faction))
    elif power.rule == "run":
        points = max(run_length(board, cell, way, power.most) for way in STEPS)
    elif power.rule == "variety":
        points = max(len(line_factions(board, cell, line, faction)) for line in ("row", "column"))
    else:
        return []
    return [say("detail-power", points=points)]


def _field_detail(field: str, say: Say) -> str:
    points = FIELD_POINTS.get(field, 0)
    return say(f"detail-{field}", points=amount("points", abs(points), say))


def _neighbours(board: Board, space: str, say: Say) -> str:
    """The cards beside a space and who stands there: "Elves (A×2), Trolls"."""
    told = []
    for step in BESIDE:
        card = board.cards.get(cell_of(space) + step)
        if card is not None:
            name = say("face-down") if card.down else faction_name(card.faction, say)
            stands = stands_on(card, say)
            told.append(f"{name} ({stands})" if stands else name)
    return ", ".join(told)


def _card_option(board: Board, option: str, say: Say) -> Label:
    """A card on the board."""
    card = board.cards[cell_of(option)]
    text = f"{option}, {card_at(board, option, say)}"
    stands = stands_on(card, say) or say("detail-nobody")
    emoji = "⬛" if card.down else EMOJI[card.faction]
    return _label(text, stands, map_heading(board, option, say), emoji)


def _follower_option(
    board: Board, question: Question, option: str, say: Say, names: Names
) -> Label:
    """A follower on a card: whose it is, and where."""
    space, _, rest = option.partition("-")
    owner = int(rest.partition(".")[0])
    card = board.cards[cell_of(space)]
    who = say("yours") if owner == question.seat else names[owner]
    text = f"{space}, {card_at(board, space, say)}: {who} ({SEAT_LETTERS[owner]})"
    again = rest.partition(".")[2]
    if again > "1":
        text = f"{text}{DOT}{again}"
    parts = [stands_on(card, say)]
    if question.kind == "target-seats":
        points = amount("points", board.score[owner], say)
        parts = [say("detail-has", letter=SEAT_LETTERS[owner], points=points), *parts]
    return _label(text, DOT.join(parts), map_heading(board, space, say), EMOJI[card.faction])


def _use_option(question: Question, say: Say) -> Label:
    power = str(question.about[0])
    points = int(question.about[2]) if len(question.about) > 2 else 0
    text = say("option-use")
    if points:
        text = say("option-use-points", points=amount("points", points, say))
    return Label(fitted(text, MOST_TEXT), emoji=EMOJI[power], weight="strong")


def _way_option(board: Board, question: Question, way: str, say: Say) -> Label:
    power = str(question.about[0])
    cell = cell_of(str(question.about[1]))
    if question.kind == "line":
        points = len(line_factions(board, cell, way, power))
    else:
        points = run_length(board, cell, way, FACTIONS[power].power.most)
    text = say("option-way", way=say(f"way-{way}"), points=amount("points", points, say))
    return _label(capital(text), emoji=_WAYS[way])


def run_length(board: Board, cell: int, way: str, most: int) -> int:
    """Cards in an unbroken line from the neighbour on, as they give points."""
    length = 0
    while length < most and cell + STEPS[way] * (length + 1) in board.cards:
        length += 1
    return length


def line_factions(board: Board, cell: int, line: str, own: str) -> set[str]:
    """The factions in this row or column that give points."""
    row, column = divmod(cell, WIDTH)
    return {
        card.faction
        for other, card in board.cards.items()
        if not card.down
        and card.faction != own
        and other != cell
        and (other // WIDTH == row if line == "row" else other % WIDTH == column)
    }


def _guess_option(power: str, guess: str, say: Say) -> Label:
    numbers = FACTIONS[power].power
    value = numbers.high if guess == "high" else numbers.high - 1
    text = say(f"option-guess-{guess}", value=value)
    detail = say("option-guess-detail", right=numbers.right, wrong=numbers.wrong)
    return _label(text, detail, emoji="🔼" if guess == "high" else "🔽")


def _hand_option(view: View, option: str, say: Say, names: Names) -> Label:
    """A card in another hand. What this seat knows of it is told."""
    other, _, card = option.partition(".")
    who = names[int(other)]
    if card == "unseen":
        return _label(say("option-held-unseen", who=who), emoji="🂠")
    known = card or view.hands[int(other)][0]
    if known == UNKNOWN:
        return _label(say("option-held", who=who), emoji="🂠")
    text = say("option-held-known", who=who, card=card_name(known, say))
    return _label(text, power_text(known, say), emoji=EMOJI[known])


def _deck_option(view: View, say: Say) -> Label:
    """The top card, which the seat may know once it has come round from under the deck."""
    detail = say("option-deck-detail", cards=amount("cards", view.deck, say))
    if len(view.under) == view.deck and view.under[-1] != UNKNOWN:
        detail = say("option-deck-known", card=card_name(view.under[-1], say))
    return _label(say("option-deck"), detail, emoji="🎴")
