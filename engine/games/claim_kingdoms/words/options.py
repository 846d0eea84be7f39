"""Options in words."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kit.contract import Question
from engine.kit.showing import Label, Names, Say
from engine.kit.words.phrasing import (
    DOT,
    MOST_MARK,
    SEAT_LETTERS,
    button_name,
    capital,
    first_that_fits,
    fitted,
    listed,
    shortened,
)

from ..box import BANDS, FACTIONS, MAPS, VALUE
from ..events import AND, DECK, PASS, TAKE, TO
from ..rules.ground import BESIDE, cell_of, map_at
from ..rules.targets import follower_of, points_of, space_of, split
from ..state import UNKNOWN, Board, View
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
from .stakes import Stakes, line_factions, run_length

MOST_TEXT = 80
MOST_DETAIL = 100
MOST_GROUP = 45
_PLACING = ("place-card", "place-revealed", "spectre-space")
_WAYS = {"north": "⬆️", "east": "➡️", "south": "⬇️", "west": "⬅️", "row": "↔️", "column": "↕️"}


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question."""
    return _option(view, question, option, say, names, Stakes(view, question, say, names))


def options(view: View, question: Question, say: Say, names: Names) -> list[Label]:
    """All of them."""
    stakes = Stakes(view, question, say, names)
    return [_option(view, question, one, say, names, stakes) for one in question.options]


def plain(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One of them without what is at stake there, which takes longer to tell than all the rest."""
    return _option(view, question, option, say, names, None)


def _option(
    view: View, question: Question, option: str, say: Say, names: Names, stakes: Stakes | None
) -> Label:
    if option == PASS:
        # Beside *Use the power* it is a button, and those have one line.
        detail = "" if question.kind == "use-power" else say("option-pass-detail")
        mark = say("mark-pass")
        return Label(say("option-pass"), detail, emoji="🚫", weight="weak", mark=mark)
    if option.startswith(TAKE):
        return _take_option(view, question, option.removeprefix(TAKE), say)
    label = _other(view, question, option, say, names, stakes)
    if question.about[2:3] == ("beside",):
        needed = needs_power(question)
        return replace(label, group=say("group-power-needed" if needed else "group-power"))
    return label


def needs_power(question: Question) -> bool:
    """Whether the power cannot be declined where the new card is chosen with it: version 4 asked so
    of powers that cost nothing. What the power offers stands before the cards."""
    power = question.options[0]
    return any(limit.least for limit in question.limits if power in limit.options)


def _other(
    view: View, question: Question, option: str, say: Say, names: Names, stakes: Stakes | None
) -> Label:
    """What neither declines nor takes a new card."""
    board, kind = view.board, question.kind
    if kind in _PLACING:
        return _space_option(view, question, option, say, names, stakes)
    if kind == "play-card":
        return _play_option(view, question, option, say, stakes)
    if kind == "spectre":
        return _spectre_option(board, option, say)
    if kind == "target-pair":
        return _pair_option(board, question, option, say, names)
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
            text = say("option-amount", points=points, followers=more)
            return Label(text, emoji="😈", mark=points)
        case "target-hand":
            return _hand_option(view, question, option, say, names)
        case "display-card" if ">" in option:
            return _swap_option(option, say)
        case "display-cards" if AND in option:
            cards = option.split(AND)
            named = listed([card_name(card, say) for card in cards], say)
            short = shortened([faction_name(card, say) for card in cards], 6)
            return replace(_label(named, emoji=EMOJI[cards[0]]), mark="+".join(short))
        case "seer-card" if ">" in option:
            return _seer_option(option, say)
        case _ if option == DECK:
            return replace(_deck_option(view, say), mark=say("mark-deck"))
        case _:
            card, _, again = option.partition(".")
            mark = _short(card, question, say) + (f" ({again})" if again > "1" else "")
            return replace(_faction_option(kind, card, say), mark=mark)


def _label(text: str, detail: str = "", group: str = "", emoji: str = "") -> Label:
    return Label(fitted(text, MOST_TEXT), fitted(detail, MOST_DETAIL), group, emoji)


def _short(faction: str, question: Question, say: Say) -> str:
    """A card's name as a button has room for it."""
    most = MOST_MARK - 4 if len(question.options) <= 4 else 11
    return shortened([faction_name(faction, say)], most)[0]


def _faction_option(kind: str, faction: str, say: Say) -> Label:
    """A card by its name and value; what it does is its detail."""
    group = ""
    if kind.startswith("choose-faction"):
        band = next(band for band in BANDS if faction in band)
        group = say("group-values", least=VALUE[band[0]], most=VALUE[band[-1]])
    told = power_text(faction, say, locked=kind != "copy-power")
    return _label(card_name(faction, say), told, group, EMOJI[faction])


def _take_option(view: View, question: Question, source: str, say: Say) -> Label:
    """The new card, where it is chosen together with the power, or instead of it."""
    group = say("group-new-card")
    if source == DECK:
        text, mark = say("option-take-deck"), say("mark-deck")
        return replace(_deck_option(view, say), text=text, group=group, mark=mark)
    text, told = say("option-take", card=card_name(source, say)), power_text(source, say)
    mark = _short(source, question, say)
    if question.kind in ("display-card", "display-cards", "copy-power"):
        # The power is about the same cards.
        mark = say("option-take", card=mark)
    return replace(_label(text, told, group, EMOJI[source]), mark=mark)


def _space_option(
    view: View, question: Question, option: str, say: Say, names: Names, stakes: Stakes | None
) -> Label:
    """A space, and the follower that a catapult there removes."""
    board = view.board
    space, aim = split(option)
    acts = question.kind != "spectre-space"
    text = capital(space_text(board, space, say) if acts else say("space", space=space))
    parts = stakes.of(str(question.about[0]), space, aim) if acts and stakes else []
    detail = _with_neighbours(board, space, parts, say)
    group, emoji = _on_map(board, space, say), FIELD_EMOJI[field_now(board, space)]
    if not aim:
        return replace(_label(text, detail, group, emoji), mark=space)
    shot = _follower_option(board, question, aim, say, names)
    owner = follower_of(aim)[1]
    alike = [other for other in question.options if other.startswith(f"{space}{TO}")]
    is_alone = sum(other.endswith(f"-{owner}") for other in alike) == 1
    return replace(
        _label(f"{text} → {shot.text}", detail, group, emoji),
        mark=f"{space} {SEAT_LETTERS[owner]}" if is_alone else f"{space}→{shot.mark}",
        weight="weak" if owner == question.seat else "plain",
    )


def _on_map(board: Board, space: str, say: Say) -> str:
    """The map with what it is worth; empty without maps."""
    if not board.maps:
        return ""
    war_map = MAPS[map_at(board, cell_of(space))]
    return say("group-map", map=war_map.key, first=war_map.first, second=war_map.second)


def _play_option(
    view: View, question: Question, option: str, say: Say, stakes: Stakes | None
) -> Label:
    """A card of a hand of two, and its space."""
    card, space = split(option)
    if not space:
        return _faction_option("play-card", card, say)
    board = view.board
    text = say("option-play", card=faction_name(card, say), space=space_text(board, space, say))
    detail = _with_neighbours(board, space, stakes.of(card, space) if stakes else [], say)
    mark = f"{space} {_short(card, question, say)}"
    return replace(_label(text, detail, card_name(card, say), EMOJI[card]), mark=mark)


def _spectre_option(board: Board, option: str, say: Say) -> Label:
    """A card that it moves, or where to."""
    space = option.removeprefix(TO)
    if space == option:
        return replace(_card_option(board, option, say), group=say("group-spectre-card"))
    detail = _with_neighbours(board, space, [], say)
    label = _label(
        say("option-move-to", space=space),
        detail,
        say("group-spectre-space"),
        FIELD_EMOJI["plain"],
    )
    return replace(label, mark=f"→{space}")


def _pair_option(board: Board, question: Question, option: str, say: Say, names: Names) -> Label:
    """A follower and where it goes, or two cards that exchange theirs."""
    first, space = split(option)
    begun = space_of(first)
    after = f"{space}, {card_at(board, space, say)}"
    before = f"{begun}, {card_at(board, begun, say)}"
    sign, who = "→", ""
    if FACTIONS[str(question.about[0])].power.rule == "exchange-followers":
        sign = "↔"
    elif begun != first:
        owner = follower_of(first)[1]
        who = SEAT_LETTERS[owner]
        before = f"{begun}: {names[owner]} ({who})"
    cards = [board.cards[cell_of(at)] for at in (begun, space)]
    both = [stands_on(card, say) or say("detail-nobody") for card in cards]
    group = f"{begun}, {card_at(board, begun, say)}"
    emoji = EMOJI[board.cards[cell_of(begun)].faction]
    label = _label(
        f"{before} {sign} {after}", f" {sign} ".join(both), fitted(group, MOST_GROUP), emoji
    )
    return replace(label, mark=f"{f'{begun} {who}'.strip()}{sign}{space}")


def _swap_option(option: str, say: Say) -> Label:
    """What lies here then, and the new card."""
    card, source = split(option)
    taken = say("deck-top") if source == DECK else faction_name(source, say)
    text = say("option-swap", card=card_name(card, say), taken=taken)
    detail = "" if source == DECK else power_text(source, say)
    mark = " ↔ ".join(shortened([faction_name(card, say), taken], 10))
    return replace(_label(text, detail, card_name(card, say), EMOJI[card]), mark=mark)


def _seer_option(option: str, say: Say) -> Label:
    """The card that is taken, and the others as they go under the deck: an answer is repeated by
    this line alone."""
    card, *under = option.split(">")
    take = say("option-take", card=card_name(card, say))
    below = say("detail-under", cards=", ".join(faction_name(other, say) for other in under))
    label = _label(f"{take}; {below}", power_text(card, say), card_name(card, say), EMOJI[card])
    order = shortened([faction_name(one, say) for one in (card, *under[:1])], 6)
    return replace(label, mark="/".join(order))


def _with_neighbours(board: Board, space: str, parts: list[str], say: Say) -> str:
    """The cards beside a space behind what is at stake there, with less of them where that is
    long: "+1 point · next to Elves (A×2), Trolls"."""
    cards = [board.cards.get(cell_of(space) + step) for step in BESIDE]
    names, held = [], []
    for card in cards:
        if card is not None:
            names.append(say("face-down") if card.down else faction_name(card.faction, say))
            stands = stands_on(card, say)
            held.append(f"{names[-1]} ({stands})" if stands else names[-1])
    beside = [say("detail-beside", cards=", ".join(told)) for told in (held, names) if told]
    texts = [DOT.join([*parts, near]) for near in beside]
    return first_that_fits([*texts, DOT.join(parts)], MOST_DETAIL)


def _card_option(board: Board, option: str, say: Say) -> Label:
    """A card on the board."""
    card = board.cards[cell_of(option)]
    text = f"{option}, {card_at(board, option, say)}"
    stands = stands_on(card, say) or say("detail-nobody")
    emoji = "⬛" if card.down else EMOJI[card.faction]
    return replace(_label(text, stands, map_heading(board, option, say), emoji), mark=option)


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
    label = _label(text, DOT.join(parts), map_heading(board, space, say), EMOJI[card.faction])
    return replace(label, mark=f"{space} {SEAT_LETTERS[owner]}{again if again > '1' else ''}")


def _use_option(question: Question, say: Say) -> Label:
    power = str(question.about[0])
    points = points_of(question)
    text = say("option-use")
    if points:
        text = say("option-use-points", points=amount("points", points, say))
    mark = say("option-use")
    return Label(fitted(text, MOST_TEXT), emoji=EMOJI[power], weight="strong", mark=mark)


def _way_option(board: Board, question: Question, way: str, say: Say) -> Label:
    power = str(question.about[0])
    cell = cell_of(str(question.about[1]))
    if question.kind == "line":
        points = len(line_factions(board, cell, way, power))
    else:
        points = run_length(board, cell, way, FACTIONS[power].power.most)
    text = say("option-way", way=say(f"way-{way}"), points=amount("points", points, say))
    mark = f"{capital(say(f'way-{way}'))}: {points}"
    return replace(_label(capital(text), emoji=_WAYS[way]), mark=mark)


def _guess_option(power: str, guess: str, say: Say) -> Label:
    numbers = FACTIONS[power].power
    value = numbers.high if guess == "high" else numbers.high - 1
    text = say(f"option-guess-{guess}", value=value)
    detail = say("option-guess-detail", right=numbers.right, wrong=numbers.wrong)
    label = _label(text, detail, emoji="🔼" if guess == "high" else "🔽")
    return replace(label, mark=say(f"mark-guess-{guess}", value=value))


def _hand_option(
    view: View, question: Question, option: str, say: Say, names: Names
) -> Label:  # fmt: skip
    """A card in another hand. What this seat knows of it is told."""
    other, _, card = option.partition(".")
    who, sign, among = names[int(other)], SEAT_LETTERS[int(other)], len(question.options)
    mark = button_name(sign, who, among)
    if card == "unseen":
        return Label(say("option-held-unseen", who=who), emoji="🂠", mark=f"{sign} ?")
    known = card or view.hands[int(other)][0]
    if known == UNKNOWN:
        return Label(say("option-held", who=who), emoji="🂠", mark=mark)
    if sum(one.startswith(f"{other}.") for one in question.options) > 1:
        mark = button_name(sign, faction_name(known, say), among)
    text = say("option-held-known", who=who, card=card_name(known, say))
    return replace(_label(text, power_text(known, say), emoji=EMOJI[known]), mark=mark)


def _deck_option(view: View, say: Say) -> Label:
    """The top card, which the seat may know once it has come round from under the deck."""
    detail = say("option-deck-detail", cards=amount("cards", view.deck, say))
    if len(view.under) == view.deck and view.under[-1] != UNKNOWN:
        detail = say("option-deck-known", card=card_name(view.under[-1], say))
    return _label(say("option-deck"), detail, emoji="🎴")
