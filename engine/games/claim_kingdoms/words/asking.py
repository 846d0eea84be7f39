"""Questions, their options and the answers in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from engine.kit import words
from engine.kit.contract import Picks, Question
from engine.kit.showing import Label, Names, Say
from engine.kit.words import MOST_DETAIL, MOST_GROUP, MOST_TEXT, Facts, label

from ..box import BANDS, FACTIONS, FIELD_POINTS, VALUE
from ..mind.seen import Ahead
from ..rules import ground
from ..rules.points import open_points
from ..rules.turns import Place, Score, scores
from ..state import AND, DECK, OF_POWER, PASS, QUESTIONS, TAKE, TO, UNKNOWN, Step, View
from .names import SIGNS, card_at, card_name, name, power_text, stands_on

_FACTS: Final[Mapping[str, Callable[[Facts], Any]]] = {
    "rule": lambda f: FACTIONS[f.power].power.rule,
    "right": lambda f: FACTIONS[f.power].power.right,
    "wrong": lambda f: FACTIONS[f.power].power.wrong,
    "gain": lambda f: f.points if f.form == "alone" else 0,
    # How many may be picked, without a new card that is picked too.
    "most": lambda f: (
        f.question.most
        - (f.form == "beside")
        + max(option.count(AND) for option in f.question.options)
    ),
    "active": lambda f: f.board.active,
    "score": lambda f: f.board.score[f.seat],
    "left": lambda f: f.board.supply[f.seat],
}
"""What texts may name besides the question and what it is about."""


def _facts(view: View, question: Question, names: Names) -> Facts:
    about = dict(zip(QUESTIONS[question.kind], question.about, strict=False))
    asked = {"question": question, "kind": question.kind, "least": question.least}
    return Facts(_FACTS, **asked, **about, board=view.board, seat=question.seat, names=names)


# Questions.


def asked(
    view: View, question: Question, say: Say, names: Names, *, with_power: bool = True
) -> str:
    """What is asked, as a sentence to the seat that is asked; further lines say what the choice
    hangs on."""
    facts, kind = _facts(view, question, names), question.kind
    if not question.number:
        return say(f"ahead-{kind}", facts)
    lines = [say(f"ask-{kind}", facts)]
    # What is gained for nothing needs no more words; what is paid for it the power says.
    if QUESTIONS[kind] is OF_POWER and not (kind == "use-power" and facts.gain):
        lines += [power_text(say, facts.power, locked=False)] if with_power else []
        lines += [say("ask-status", facts), say("ask-form", facts)]
    return "\n".join(line for line in lines if line)


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside its picture. Where the new card is chosen too, which takes room, the question
    alone says what the power does."""
    with_power = question.kind == "use-power" or not _has_card_too(question)
    return asked(view, question, say, names, with_power=with_power)


def _has_card_too(question: Question) -> bool:
    """Whether the new card is picked together with the power."""
    return question.about[2:3] == ("beside",)


# Answers.


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "C4, castle"."""
    if not picks:
        return say("option-pass")
    told = {pick: option(view, question, pick, say, names).text for pick in picks}
    if _has_card_too(question):
        # What is done with the power, then the new card; either may not be chosen yet.
        used = [text for pick, text in told.items() if not pick.startswith(TAKE)]
        new = [text for pick, text in told.items() if pick.startswith(TAKE)]
        return "; ".join([words.listed(used, say) if used else say("option-pass"), *new])
    if question.kind == "spectre":
        return "; ".join(told.values())
    return ", ".join(told.values()) if question.ordered else words.listed([*told.values()], say)


# Options.


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question."""
    return _Labels(view, question, say, names)(option)


def options(view: View, question: Question, say: Say, names: Names) -> list[Label]:
    """All of them."""
    return list(map(_Labels(view, question, say, names), question.options))


def plain(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One of them without what is at stake there, which takes longer to tell than all the rest."""
    return _Labels(view, question, say, names, with_stakes=False)(option)


def _label(text: str, detail: str = "", group: str = "", emoji: str = "", mark: str = "") -> Label:
    text, detail = words.fitted(text, MOST_TEXT), words.fitted(detail, MOST_DETAIL)
    return Label(text, detail, words.fitted(group, MOST_GROUP), emoji, mark=mark)


class _Labels:
    """The options of one question as a person sees them."""

    def __init__(
        self, view: View, question: Question, say: Say, names: Names, *, with_stakes: bool = True
    ) -> None:
        self.view = view
        self.board = view.board
        self.question = question
        self.say = say
        self.names = names
        self.facts = _facts(view, question, names)
        self.ahead = Ahead(view, question.seat)
        self.with_stakes = with_stakes

    def __call__(self, option: str) -> Label:
        if option == PASS:
            return label(self.say, "option-pass", self.facts, emoji="🚫", weight="weak")
        if option.startswith(TAKE):
            return self._take(option.removeprefix(TAKE))
        found = self._other(option)
        if _has_card_too(self.question):
            return replace(found, group=self.say("group-power"))
        return found

    def _other(self, option: str) -> Label:
        """What neither declines nor takes a new card."""
        say, kind, facts = self.say, self.question.kind, self.facts
        match kind:
            case "place-card" | "place-revealed":
                return self._space(option)
            case "play-card":
                return self._play(*ground.split(option))
            case "spectre" if option.startswith(TO):
                space, group = option.removeprefix(TO), say("group-spectre-space")
                text, detail = say("option-move-to", space=space), self._with_neighbours(space)
                return _label(text, detail, group, "➡️", f"→{space}")
            case "spectre":
                return replace(self._card(option), group=say("group-spectre-card"))
            case "target-pair":
                return self._pair(*ground.split(option))
            case "target-card":
                return self._card(option)
            case "catapult" | "target-follower" | "target-followers" | "target-seats":
                return self._follower(option)
            case "use-power":
                emoji = SIGNS[facts.power]
                return label(say, "option-use", facts, emoji=emoji, weight="strong")
            case "guess":
                value = FACTIONS[facts.power].power.high - (option == "low")
                guess = facts | {"guess": option, "value": value}
                return label(say, "option-guess", guess, emoji="🔼" if option == "high" else "🔽")
            case "amount":
                return label(say, "option-amount", {"n": int(option)}, emoji="😈")
            case "target-hand":
                return self._hand(*option.partition(".")[::2])
            case "display-card" if TO in option:
                return self._swap(*ground.split(option))
            case "seer-card" if TO in option:
                return self._seer(*option.split(TO))
            case "display-cards" if AND in option:
                return self._several(option.split(AND))
            case _ if option == DECK:
                return self._deck()
        return self._faction(option)

    # Cards.

    def _short(self, faction: str) -> str:
        """A card's name as a button has room for it."""
        most = words.MOST_MARK - 4 if len(self.question.options) <= 4 else 11
        return words.shortened([name(self.say, faction)], most)[0]

    def _faction(self, faction: str) -> Label:
        """A card by its name and value; what it does is its detail."""
        say, kind, group = self.say, self.question.kind, ""
        if kind.startswith("choose-faction"):
            band = next(band for band in BANDS if faction in band)
            group = say("group-values", least=VALUE[band[0]], most=VALUE[band[-1]])
        told = power_text(say, faction, locked=kind != "copy-power")
        return _label(card_name(say, faction), told, group, SIGNS[faction], self._short(faction))

    def _take(self, source: str) -> Label:
        """The new card, where it is chosen together with the power, or instead of it."""
        say, group = self.say, self.say("group-new-card")
        if source == DECK:
            return replace(self._deck(), text=say("option-take-deck"), group=group)
        text, mark = say("option-take", card=card_name(say, source)), self._short(source)
        if self.question.kind in ("display-card", "display-cards", "copy-power"):
            # The power is about the same cards.
            mark = say("option-take", card=mark)
        return _label(text, power_text(say, source), group, SIGNS[source], mark)

    def _deck(self) -> Label:
        """The top card, which the seat may know once it has come round from under the deck."""
        under, deck = self.view.under, self.view.deck
        facts = {"known": under[-1] if len(under) == deck else UNKNOWN, "deck": deck}
        detail = self.say("option-deck-detail", facts)
        return label(self.say, "option-deck", facts, detail=detail, emoji="🎴")

    def _several(self, cards: list[str]) -> Label:
        """Cards that leave the display together."""
        short = words.shortened([name(self.say, card) for card in cards], 6)
        text = words.listed([card_name(self.say, card) for card in cards], self.say)
        return _label(text, emoji=SIGNS[cards[0]], mark="+".join(short))

    def _swap(self, card: str, source: str) -> Label:
        """What lies here then, and the new card."""
        say, with_deck = self.say, source == DECK
        taken, here = say("deck-top") if with_deck else name(say, source), card_name(say, card)
        text = say("option-swap", card=here, taken=taken)
        mark = " ↔ ".join(words.shortened([name(say, card), taken], 10))
        return _label(text, "" if with_deck else power_text(say, source), here, SIGNS[card], mark)

    def _seer(self, card: str, *under: str) -> Label:
        """The card that is taken, and the others as they go under the deck: an answer is repeated
        by this line alone."""
        say, taken = self.say, card_name(self.say, card)
        below = say("detail-under", cards=", ".join(name(say, other) for other in under))
        mark = "/".join(words.shortened([name(say, one) for one in (card, *under[:1])], 6))
        text = f"{say('option-take', card=taken)}; {below}"
        return _label(text, power_text(say, card), taken, SIGNS[card], mark)

    def _hand(self, other: str, card: str) -> Label:
        """A card in another hand. What this seat knows of it is told."""
        say, options, seat = self.say, self.question.options, int(other)
        held = card or self.view.hands[seat][0]
        mark = words.button_name(words.SEAT_LETTERS[seat], self.names[seat], len(options))
        facts = {"other": seat, "card": held, "names": self.names}
        if held in ("unseen", UNKNOWN):
            mark = f"{words.SEAT_LETTERS[seat]} ?" if held else mark
            return _label(say("option-held", facts), emoji="🂠", mark=mark)
        if sum(one.startswith(f"{other}.") for one in options) > 1:
            mark = words.button_name(words.SEAT_LETTERS[seat], name(say, held), len(options))
        text, detail = say("option-held", facts), power_text(say, held)
        return _label(text, detail, emoji=SIGNS[held], mark=mark)

    # Spaces, and what lies and stands on them.

    def _space(self, option: str) -> Label:
        """A space, and the follower that a catapult there removes."""
        space, aim = ground.split(option)
        now = ground.field_now(self.board, ground.cell_of(space))
        text = words.capital(self.say("place", space=space, field=now))
        detail = self._with_neighbours(space, self.facts.card, aim)
        key = ground.map_at(self.board, ground.cell_of(space))
        group = self.say("group-map", map=key) if key else ""
        if not aim:
            return _label(text, detail, group, SIGNS[now], space)
        shot, owner = self._follower(aim), ground.follower_of(aim)[1]
        alike = [other for other in self.question.options if other.startswith(f"{space}{TO}")]
        is_alone = sum(other.endswith(f"-{owner}") for other in alike) == 1
        mark = f"{space} {words.SEAT_LETTERS[owner]}" if is_alone else f"{space}→{shot.mark}"
        found = _label(f"{text} → {shot.text}", detail, group, SIGNS[now], mark)
        return replace(found, weight="weak" if owner == self.question.seat else "plain")

    def _play(self, card: str, space: str) -> Label:
        """A card of a hand of two, and its space."""
        field = ground.field_now(self.board, ground.cell_of(space))
        text = self.say("option-play", {"card": card, "space": space, "field": field})
        detail, group = self._with_neighbours(space, card), card_name(self.say, card)
        return _label(text, detail, group, SIGNS[card], f"{space} {self._short(card)}")

    def _with_neighbours(self, space: str, card: str = "", aim: str = "") -> str:
        """What `card` brings on a space, and the cards beside it, with less of them where that is
        long: "+1 point · next to Elves (A×2), Trolls"."""
        say, cell, around, held = self.say, ground.cell_of(space), [], []
        parts = list(self._brings(card, cell, aim)) if card and self.with_stakes else []
        for near in (self.board.cards.get(cell + step) for step in ground.BESIDE):
            if near is not None:
                around.append(name(say, "" if near.down else near.faction))
                stands = stands_on(say, near)
                held.append(f"{around[-1]} ({stands})" if stands else around[-1])
        beside = [say("detail-beside", cards=", ".join(told)) for told in (held, around) if told]
        texts = [words.DOT.join([*parts, told]) for told in beside]
        return words.first_that_fits([*texts, words.DOT.join(parts)], MOST_DETAIL)

    def _brings(self, card: str, cell: int, aim: str) -> Iterator[str]:
        """What it would bring to play `card` there, by what lies open now, in a few words each:
        points at once first, then what would count if the game ended now. `aim`: what a catapult
        there removes."""
        say, board, seat, question = self.say, self.board, self.question.seat, self.question
        field = ground.field_now(board, cell)
        if field == "catapult":
            reach = (aim,) if aim else ground.in_range(board, cell, seat)
            if len(reach) == 1:
                shot, owner = ground.space_of(reach[0]), ground.follower_of(reach[0])[1]
                whose = {"own": owner == seat, "owner": owner, "names": self.names}
                yield say("detail-catapult-one", whose | {"space": shot})
            else:
                yield say("detail-catapult", reach=len(reach))
        elif field != "plain":
            yield say("detail-field", field=field, points=abs(FIELD_POINTS.get(field, 0)))
        # A card that a Mage has turned up has no power.
        if question.kind != "place-revealed":
            points = open_points(board, Step("", seat, card, cell=cell))
            targets = self.ahead.targets(card, cell) if points is None else None
            if points is not None:
                yield say("detail-power", points=points)
            elif targets is not None:
                yield say("detail-targets", count=targets, rule=FACTIONS[card].power.rule)
        # Majorities.
        then = scores(self.ahead.played(card, cell).board)
        more = {
            place: one.points[seat] - self.now[place].points[seat] for place, one in then.items()
        }
        gained = [place for place, n in more.items() if n > 0]
        if gained:
            where = [
                say("map-short", map=one) if isinstance(one, int) else name(say, one)
                for one in gained
            ]
            points = sum(more[place] for place in gained)
            yield say("detail-majority", points=points, where=words.listed(where, say))
        if lost := -sum(n for n in more.values() if n < 0):
            yield say("detail-loses", points=lost)

    @cached_property
    def now(self) -> dict[Place, Score]:
        """What everything would bring without that card."""
        return scores(self.board)

    def _map(self, space: str) -> str:
        """ "War map 7"; empty without maps."""
        key = ground.map_at(self.board, ground.cell_of(space))
        return self.say("map", map=key) if key else ""

    def _on(self, space: str) -> str:
        """ "C4, Elves"."""
        return f"{space}, {card_at(self.say, self.board, space)}"

    def _stands(self, space: str) -> str:
        card = self.board.cards[ground.cell_of(space)]
        return stands_on(self.say, card) or self.say("detail-nobody")

    def _card(self, space: str) -> Label:
        """A card on the board."""
        card = self.board.cards[ground.cell_of(space)]
        emoji = "⬛" if card.down else SIGNS[card.faction]
        return _label(self._on(space), self._stands(space), self._map(space), emoji, space)

    def _follower(self, option: str) -> Label:
        """A follower on a card: whose it is, and where."""
        cell, owner = ground.follower_of(option)
        space, again = ground.space_of(option), option.partition(".")[2]
        letter, card, say = words.SEAT_LETTERS[owner], self.board.cards[cell], self.say
        who = say("yours") if owner == self.question.seat else self.names[owner]
        number = again if again > "1" else ""
        text = f"{self._on(space)}: {who} ({letter})" + (f"{words.DOT}{number}" if number else "")
        detail = stands_on(say, card)
        if self.question.kind == "target-seats":
            has = say("detail-has", {"letter": letter, "points": self.board.score[owner]})
            detail = f"{has}{words.DOT}{detail}"
        emoji, mark = SIGNS[card.faction], f"{space} {letter}{number}"
        return _label(text, detail, self._map(space), emoji, mark)

    def _pair(self, first: str, space: str) -> Label:
        """A follower and where it goes, or two cards that exchange theirs."""
        begun, who = ground.space_of(first), ""
        before = group = self._on(begun)
        sign = "↔" if self.facts.rule == "exchange-followers" else "→"
        if sign == "→" and begun != first:
            owner = ground.follower_of(first)[1]
            who = f" {words.SEAT_LETTERS[owner]}"
            before = f"{begun}: {self.names[owner]} ({words.SEAT_LETTERS[owner]})"
        text = f"{before} {sign} {self._on(space)}"
        detail = f" {sign} ".join(map(self._stands, (begun, space)))
        emoji = SIGNS[self.board.cards[ground.cell_of(begun)].faction]
        return _label(text, detail, group, emoji, f"{begun}{who}{sign}{space}")
