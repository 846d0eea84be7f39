"""The promises of the contract, each as a check of one position in a random game.

A check takes a `Step` and its own source of luck, never changes the step's state, and raises
AssertionError. `tests.games.run` plays games with all of them on.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import msgspec

from engine.kit.chance import Chance
from engine.kit.contract import (
    EVERYONE,
    Event,
    IllegalAnswer,
    NotYet,
    Picks,
    Question,
    Standing,
    UpcomingQuestion,
)
from tests.games.suite import (
    Step,
    all_picks,
    as_json,
    by_number,
    copy_of,
    differences,
    encode,
    from_json,
)


def watchers(step: Step) -> list[int | None]:
    """Every seat and a spectator."""
    return [None, *range(step.table.seats)]


def apply(step: Step, state: Any, number: int, picks: Picks, later: int = 0) -> list[Event]:
    """Answer question `number` of `state` with the luck of the step's answer (or a later one)."""
    question = by_number(step.game.questions(state), number)
    assert question is not None, f"question {number} is not open any more"
    luck = Chance(step.table.seed, step.number + later)
    events: list[Event] = step.game.answer(state, question, picks, luck)
    return events


# Stored and copied positions


def check_round_trip(step: Step, luck: Chance) -> None:
    """A position is the same after storing it, in both forms."""
    packed = step.packed()
    assert encode(copy_of(step.game, packed)) == packed, "a copy is not the same"
    restored = from_json(step.game, as_json(step.state))
    assert encode(restored) == packed, "the stored JSON form loses something"
    assert restored == step.state, "a restored position is not equal"


# What is asked, accepted and refused


def check_questions(step: Step) -> None:
    """Somebody is asked until the end, and each question can be answered."""
    game, state = step.game, step.state
    over = game.standing(state) is not None
    assert over == (not step.questions), "over and asking, or neither"
    seats = [question.seat for question in step.questions]
    assert seats == sorted(seats), "questions are not in seat order"
    numbers = {question.number for question in step.questions}
    assert len(numbers) == len(seats), "two open questions have one number"
    for q in step.questions:
        assert 0 <= q.seat < step.table.seats, f"question to seat {q.seat}"
        _in_due_form(q)
        dead = dead_options(q)
        assert not dead, f"{q.kind} offers {dead}, with which nothing goes"


def _in_due_form(q: Question) -> None:
    assert q.options, f"{q.kind} has no options"
    assert len(set(q.options)) == len(q.options), f"{q.kind} offers something twice"
    assert 0 <= q.least <= q.most, f"{q.kind} wants {q.least} to {q.most}"
    assert q.least <= len(q.options), f"{q.kind} wants {q.least} of {len(q.options)}"


def dead_options(question: Question) -> list[str]:
    """Those that no legal answer has among its picks."""
    if question.most == 1 and not question.limits:
        return []
    # Options that the same limits count are as good as one another.
    kinds = {o: tuple(o in limit.options for limit in question.limits) for o in question.options}
    alive, luck = set[tuple[bool, ...]](), Chance(b"dead options", question.number)
    for _ in range(10):
        alive.update(kinds[option] for option in question.sample(luck))
        if alive.issuperset(kinds.values()):
            return []
    one_each = {kind: option for option, kind in kinds.items() if kind not in alive}
    dead = {kind for kind, option in one_each.items() if not _completed(question, (option,))}
    return [option for option, kind in kinds.items() if kind in dead]


def _completed(question: Question, picks: Picks, start: int = 0) -> bool:
    """Whether these picks, with more of the options from `start` on, are an answer."""
    if question.accepts(picks) is None:
        return True
    if len(picks) >= question.most:
        return False
    for number, option in enumerate(question.options[start:], start):
        more = (*picks, option)
        fits = all(sum(p in limit.options for p in more) <= limit.most for limit in question.limits)
        if option not in picks and fits and _completed(question, more, number + 1):
            return True
    return False


def check_offers(step: Step, luck: Chance) -> None:
    """Every pick that is offered is accepted, every other refused with nothing changed."""
    packed = step.packed()
    for question in step.questions:
        good, bad = _tries(step, question, luck)
        for picks in good:
            copy = copy_of(step.game, packed)
            try:
                apply(step, copy, question.number, picks)
            except IllegalAnswer as refusal:
                raise AssertionError(
                    f"{question.kind} refuses {picks}, which it offers: {refusal}"
                ) from refusal
            step.hooks.conserved(copy)
            asked = bool(step.game.questions(copy))
            assert asked == (step.game.standing(copy) is None), f"dead end after {picks}"
        for forged, picks, reason in bad:
            _refused(step, packed, forged, picks, reason)
    for forged in _closed_questions(step):
        _refused(step, packed, forged, forged.options[:1], "not-open")


def _tries(
    step: Step, question: Question, luck: Chance
) -> tuple[list[Picks], list[tuple[Question, Picks, str]]]:
    options = question.options
    tries: list[Picks] = [(option,) for option in options]
    if question.least != 1 or question.most != 1:
        tries += [question.sample(luck) for _ in range(4)]
        tries += [options[: question.least], options[-question.most :], options[:2], options]
    tries += [(), ("no-such-option",), (options[0], options[0])]
    tries += [(o,) for other in step.questions for o in other.options if o not in options][:6]
    good = [picks for picks in tries if question.accepts(picks) is None]
    bad = [(question, picks, reason) for picks in tries if (reason := question.accepts(picks))]
    forged = msgspec.structs.replace(question, options=(*options, "forged"), least=0, most=99)
    bad.append((forged, ("forged",), "not-open"))
    return good, bad


def _closed_questions(step: Step) -> list[Question]:
    """Like those that are open, but with another number or seat."""
    if not step.questions:
        return []
    question = step.questions[0]
    numbers = {q.number for q in step.questions}
    stale = [n for n in (min(numbers) - 1, max(numbers) + 1) if n not in numbers]
    forged = [msgspec.structs.replace(question, number=number) for number in stale]
    if (seat := (question.seat + 1) % step.table.seats) not in {q.seat for q in step.questions}:
        forged.append(msgspec.structs.replace(question, seat=seat))
    return forged


def _refused(step: Step, packed: bytes, question: Question, picks: Picks, reason: str) -> None:
    copy = copy_of(step.game, packed)
    try:
        step.game.answer(copy, question, picks, step.chance())
    except IllegalAnswer as refusal:
        said = refusal.reason
    else:
        raise AssertionError(f"{question} takes {picks}, which must be refused: {reason}")
    assert said in IllegalAnswer.REASONS, f"unknown reason {said}"
    if reason != "not-open":
        assert said == reason, f"{picks}: {said}, not {reason}"
    assert encode(copy) == packed, f"{picks} is refused, but the position has changed"


def check_default(step: Step, luck: Chance) -> None:
    """The modest answer is legal, for each open question, and follows from the view."""
    for question in step.questions:
        view = step.game.view(step.state, question.seat)
        packed = encode(view)
        picks = step.game.default_answer(view, question)
        assert question.accepts(picks) is None, f"default for {question.kind} is {picks}"
        assert step.game.default_answer(view, question) == picks, (
            "default follows more than the view"
        )
        assert encode(view) == packed, "default changes the view"


# Luck


def check_luck(step: Step, luck: Chance) -> None:
    """The same luck gives the same result; no luck drawn, none matters; no other luck is used."""
    question = luck.choice(step.questions)
    picks = question.sample(luck)
    packed = step.packed()
    before = random.getstate()
    results = []
    for seed in (step.table.seed, step.table.seed, b"another seed 123"):
        copy = copy_of(step.game, packed)
        chance = Chance(seed, step.number)
        events = step.game.answer(copy, question, picks, chance)
        results.append((encode(copy), encode(events), chance.used))
    assert results[0] == results[1], "the same luck gives two results"
    assert results[0][2] == results[2][2], "whether luck is drawn depends on the luck of it"
    if not results[0][2]:
        assert results[0] == results[2], "luck matters that was not drawn from Chance"
    assert random.getstate() == before, "luck is drawn from the random module"


# Order and seats


def check_commute(step: Step, luck: Chance) -> None:
    """Questions that are open together may be answered in either order."""
    if len(step.questions) < 2:
        return
    one, two = luck.sample(step.questions, 2)
    answers = [(one.number, one.sample(luck)), (two.number, two.sample(luck))]
    results = []
    for order in (answers, answers[::-1]):
        copy = copy_of(step.game, step.packed())
        chance = step.chance()
        first = by_number(step.questions, order[0][0])
        assert first is not None
        events = step.game.answer(copy, first, order[0][1], chance)
        if chance.used:
            return
        events += apply(step, copy, *order[1], later=1)
        facts = sorted(encode(event) for event in events) if one.sealed and two.sealed else []
        results.append((encode(step.hooks.alike(copy)), facts))
    assert results[0] == results[1], f"{one.kind} and {two.kind} do not commute: {answers}"


def check_orders(step: Step, luck: Chance) -> None:
    """What answers without having been ordered leaves nothing that somebody could want otherwise:
    all answers lead to the same."""
    game = step.game
    usual = {order.key: order.default for order in game.orders}
    for question in step.questions:
        view = game.view(step.state, question.seat)
        if game.ordered(view, question, usual) is None:
            continue
        ends = set()
        for picks in all_picks(question, 200):
            copy = copy_of(game, step.packed())
            apply(step, copy, question.number, picks)
            ends.add(encode(copy))
        assert len(ends) == 1, f"{question.kind} is answered without an order: {question.options}"


def check_symmetry(step: Step, luck: Chance) -> None:
    """With everybody moved on by some seats, everything happens to them there."""
    seats = step.table.seats
    rotate, alike, moved = step.hooks.rotate, step.hooks.alike, step.hooks.turned_pick
    if rotate is None:
        return
    by = 1 + luck.below(seats - 1)
    turned = rotate(copy_of(step.game, step.packed()), by)
    there = {(q.seat, q.kind): q for q in step.game.questions(turned)}
    for q in step.questions:
        twin = there.get(((q.seat + by) % seats, q.kind))
        assert twin is not None, f"{q.kind} is not asked of the seat that was moved"
        same = ("least", "most", "ordered", "sealed")
        assert all(getattr(q, name) == getattr(twin, name) for name in same), f"{q} / {twin}"
        turns = {option: moved(q.kind, option, by, seats) for option in q.options}
        assert sorted(turns.values()) == sorted(twin.options), f"{q.options} / {twin.options}"
        limits = [[sorted(turns[o] for o in m.options), m.least, m.most] for m in q.limits]
        others = [[sorted(m.options), m.least, m.most] for m in twin.limits]
        assert sorted(limits) == sorted(others), f"{q} / {twin}"
    assert len(there) == len(step.questions), "somebody else is asked after moving"
    question = luck.choice(step.questions)
    twin = there[(question.seat + by) % seats, question.kind]
    picks, chance = question.sample(luck), step.chance()
    here = copy_of(step.game, step.packed())
    step.game.answer(here, question, picks, chance)
    there_picks = tuple(moved(question.kind, pick, by, seats) for pick in picks)
    step.game.answer(turned, twin, there_picks, step.chance())
    if chance.used:
        return
    after = rotate(copy_of(step.game, encode(here)), by)
    assert alike(turned) == alike(after), (
        f"{question.kind} {picks} depends on the seat: {differences(alike(turned), alike(after))}"
    )
    ends = [step.game.standing(state) for state in (here, turned)]
    if ends[0] is not None:
        assert ends[1] is not None
        for name in ("places", "points"):
            was, now = getattr(ends[0], name), getattr(ends[1], name)
            assert now == tuple(was[(s - by) % seats] for s in range(seats)), f"{name} by seat"


# What may be known


def check_views(step: Step, luck: Chance) -> None:
    """A view holds its seat's questions, is public about who is asked, and stays as it was."""
    game, packed = step.game, step.packed()
    awaited = tuple((q.seat, q.kind) for q in step.questions)
    views = {seat: game.view(step.state, seat) for seat in watchers(step)}
    for seat, view in views.items():
        assert (view.seat, view.seats) == (seat, step.table.seats), "a view of somebody else"
        assert view.questions == tuple(q for q in step.questions if q.seat == seat), (
            f"the view of {seat} has other questions"
        )
        assert view.awaited == awaited, f"the view of {seat} is wrong about who is asked"
        assert view.standing == game.standing(step.state), "a view is wrong about the end"
    assert step.packed() == packed, "looking changes the position"
    if step.questions:
        with_hands_open = False
        try:
            game.view(step.state, EVERYONE)
            with_hands_open = True
        except NotYet:
            pass
        assert not with_hands_open, "all hands are shown before the end"
        copy = copy_of(game, packed)
        views = {seat: game.view(copy, seat) for seat in watchers(step)}
        before = {seat: encode(view) for seat, view in views.items()}
        question = luck.choice(step.questions)
        game.answer(copy, question, question.sample(luck), step.chance())
        after = {seat: encode(view) for seat, view in views.items()}
        assert after == before, "a view changes with the position it was taken of"
    assert repr(step.state) == f"<{type(step.state).__name__}>", "the repr shows something"


def check_hidden(step: Step, luck: Chance) -> None:
    """Whatever a seat may not know, its view is byte for byte the same."""
    seat = luck.choice(watchers(step))
    other = copy_of(step.game, step.packed())
    step.hooks.shuffle_hidden(other, seat, luck)
    step.hooks.conserved(other)
    here, there = step.game.view(step.state, seat), step.game.view(other, seat)
    assert encode(here) == encode(there), _difference(f"leaks to {seat}", here, there)
    asked = [(q.number, q.seat, q.kind) for q in step.questions]
    assert asked == [(q.number, q.seat, q.kind) for q in step.game.questions(other)], (
        "who is asked depends on what is hidden"
    )
    assert repr(other) == repr(step.state), "the repr depends on what is hidden"


def _difference(what: str, here: Any, there: Any) -> str:
    return f"{what}: {'; '.join(differences(here, there))}"


def check_two_worlds(step: Step, luck: Chance, answers: int = 10) -> None:
    """Two positions that differ only in what a seat may not know stay the same to it, while
    everybody answers the same in public, until an event says that it reveals something. That
    event comes in both of them: whether there is anything to reveal is no secret either."""
    seat = luck.choice(watchers(step))
    worlds = [copy_of(step.game, step.packed()) for _ in range(2)]
    step.hooks.shuffle_hidden(worlds[1], seat, luck)
    for later in range(answers):
        asked = [step.game.questions(world) for world in worlds]
        here, there = ([(q.number, q.seat, q.kind) for q in questions] for questions in asked)
        assert here == there, f"who is asked tells {seat} something: {here} / {there}"
        if not here:
            return
        index = luck.below(len(here))
        pair = [questions[index] for questions in asked]
        picks = _same_in_public(pair[0], pair[1], seat, luck)
        if picks is None:
            return
        events = [
            apply(step, world, pair[0].number, choice, later)
            for world, choice in zip(worlds, picks, strict=True)
        ]
        seen = [[e for e in facts if e.seats is None or seat in e.seats] for facts in events]
        what = f"{pair[0].kind} {picks} tells {seat} something"
        for one, two in itertools.zip_longest(*seen):
            if encode(one) != encode(two):
                # From here on the worlds may part, if both of them say so.
                for event in (one, two):
                    assert event is not None, f"{what}: {one or two} in one world alone"
                    assert _tells(event, seat), f"{what}: {one} / {two}"
                return
        views = [step.game.view(world, seat) for world in worlds]
        if encode(views[0]) != encode(views[1]):
            told = any(_tells(event, seat) for event in seen[0])
            assert told, _difference(f"{what}, which no event says", *views)
            return


def _tells(event: Event, seat: int | None) -> bool:
    return seat in event.reveals or (seat is None and event.seats is None and bool(event.reveals))


def _same_in_public(
    here: Question, there: Question, seat: int | None, luck: Chance
) -> tuple[Picks, Picks] | None:
    """What is picked in each world; None where nothing can be picked in both."""
    if here.seat == seat:
        assert here == there, f"a question to {seat} depends on what is hidden"
        picks = here.sample(luck)
        return picks, picks
    if here.sealed:
        return here.sample(luck), there.sample(luck)
    common = tuple(option for option in here.options if option in there.options)
    if len(common) < here.least:
        return None
    picks = msgspec.structs.replace(here, options=common, limits=()).sample(luck)
    if here.accepts(picks) or there.accepts(picks):
        return None
    return picks, picks


def check_determinize(step: Step, luck: Chance) -> None:
    """A position imagined from a view is whole and looks the same."""
    game = step.game
    for seat in watchers(step):
        view = game.view(step.state, seat)
        packed = encode(view)
        state = game.determinize(view, luck)
        assert game.view(state, seat) == view, _difference(
            f"imagined by {seat}, it looks different", view, game.view(state, seat)
        )
        step.hooks.conserved(state)
        if seat in {q.seat for q in step.questions}:
            question = luck.choice(game.questions(state))
            game.answer(state, question, question.sample(luck), Chance(bytes(16), 1))
        assert encode(view) == packed, "imagining or playing on changes the view"


# What may come


def check_foreseen(step: Step, luck: Chance, answers: int = 25) -> None:
    """What is foreseen for a seat is a question in due form, follows from the view alone, and
    is asked in that form when it comes."""
    for seat in watchers(step):
        view = step.game.view(step.state, seat)
        packed = encode(view)
        entries = step.game.foreseen(view)
        assert encode(view) == packed, "foreseeing changes the view"
        assert not entries or (seat is not None and step.questions), f"{seat} foresees {entries}"
        _well_formed(entries, seat, step.questions)
    seat = luck.below(step.table.seats)
    other = copy_of(step.game, step.packed())
    step.hooks.shuffle_hidden(other, seat, luck)
    coming = list(step.game.foreseen(step.game.view(step.state, seat)))
    assert coming == list(step.game.foreseen(step.game.view(other, seat))), "hidden things show"
    _wait_for(step, seat, coming, luck, answers)


def _well_formed(
    entries: tuple[UpcomingQuestion, ...], seat: int | None, open_now: tuple[Question, ...]
) -> None:
    for index, entry in enumerate(entries):
        q = entry.question
        assert (q.number, q.seat) == (0, seat), f"{q} is foreseen for {seat}"
        _in_due_form(q)
        assert not any(map(entry.matches, open_now)), f"{q.kind} is open, not to come"
        for twin in (*entries[:index], *entries[index + 1 :]):
            assert not twin.matches(q), f"{q} and {twin.question} meet the same question"


def _wait_for(
    step: Step, seat: int, coming: list[UpcomingQuestion], luck: Chance, answers: int
) -> None:
    """Play on at random until the seat has been asked, and compare. As long as nothing else
    came to it, held picks are either an answer, or refused for a reason."""
    state = copy_of(step.game, step.packed())
    asked = {q.number for q in step.questions}
    for later in range(answers):
        questions = step.game.questions(state)
        if not coming or not questions:
            return
        new = [q for q in questions if q.seat == seat and q.number not in asked]
        for question in new:
            asked.add(question.number)
            met = [entry for entry in coming if entry.matches(question)]
            for entry in met:
                coming.remove(entry)
                same = ("least", "most") if entry.question.options == question.options else ()
                for name in (*same, "ordered", "sealed"):
                    was, now = getattr(entry.question, name), getattr(question, name)
                    assert was == now, f"{question.kind} was foreseen with {name} {was}: {now}"
                picks = entry.question.sample(luck)
                reason = question.accepts(picks)
                assert reason in (None, *IllegalAnswer.REASONS)
                if reason is None:
                    apply(step, copy_of(step.game, encode(state)), question.number, picks, later)
        question = luck.choice(questions)
        apply(step, state, question.number, question.sample(luck), later)


# The end


def check_end(step: Step, luck: Chance) -> None:
    """The result adds up, agrees with the second scorer, and opens all hands."""
    game, seats = step.game, step.table.seats
    standing = game.standing(step.state)
    check_standing(standing, seats)
    if step.hooks.second_score is not None:
        _check_against(standing, step.hooks.second_score(step.state))
    view = game.view(step.state, EVERYONE)
    assert (view.seat, view.questions, view.standing) == (EVERYONE, (), standing)
    assert game.view(game.determinize(view, luck), EVERYONE) == view, "imagined from the open view"
    assert game.next_seats(game.view(step.state, None)) == (), "somebody comes after the end"
    _refused(step, step.packed(), Question(step.number, 0, "bid", ("a",)), ("a",), "not-open")


def _check_against(standing: Standing, second: dict[str, Any]) -> None:
    assert list(standing.points) == list(second["points"]), f"{standing} / {second}"
    assert list(standing.places) == list(second["places"]), f"{standing} / {second}"
    if "sources" in second:
        ours = {source.key: list(source.points) for source in standing.sources}
        assert ours == {key: list(line) for key, line in second["sources"].items()}
    if "why" in second:
        assert standing.why == second["why"], f"{standing} / {second}"


def check_standing(standing: Standing | None, seats: int) -> None:
    """Points are the sum of their sources; equal places are shared and the next one skipped."""
    assert standing is not None
    assert len(standing.places) == len(standing.points) == seats
    assert all(len(source.points) == seats for source in standing.sources)
    totals = [sum(source.points[s] for source in standing.sources) for s in range(seats)]
    assert totals == list(standing.points), "the sources do not add up"
    places, sign = standing.places, -1 if standing.lowest else 1
    assert all(place == 1 + sum(p < place for p in places) for place in places), f"{places}"
    for one in range(seats):
        for two in range(seats):
            if sign * standing.points[one] > sign * standing.points[two]:
                assert places[one] < places[two], "better points, but not a better place"
    firsts = places.count(1)
    assert (standing.why == "shared") == (firsts > 1), f"{places} because of {standing.why}"
    best = sorted([sign * points for points in standing.points])[-2:]
    if firsts == 1:
        assert (standing.why == "points") == (best[0] != best[1]), f"{best}: {standing.why}"
