"""What a prompt says to somebody to whom the game is new: why the question matters, and what to
beware of."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.frame.localized import LocalizedPanel
from engine.games import lessons
from engine.kit.contract import Caution, Question
from engine.kit.showing import Label

SIGN = "⚠️"


def is_first(local: LocalizedPanel) -> bool:
    """Whether whoever is asked has never answered anything of this game."""
    learner = local.facts.learner
    return learner is not None and not learner.finished and not learner.began


def explained(local: LocalizedPanel, question: Question) -> list[str]:
    """Lines above the question, the most important one first."""
    return [*_warning(local, question), *_matters(local, question)]


def _matters(local: LocalizedPanel, question: Question) -> list[str]:
    """One sentence, until they have answered such questions a few times; in a lesson what people
    look at, too."""
    told, first = lessons(local.table.game), lessons(local.table.game).first_game
    if local.table.lesson and first is not None:
        lines = [f"-# 👀 {local.words(f'look-{question.kind}')}"] * (question.kind in first.looks)
        if question.kind in told.matters:
            lines.insert(0, f"-# 💡 {local.words(f'matters-{question.kind}')}")
        return lines
    learner, always = local.facts.learner, local.facts.person.explain == "always"
    if learner is None or question.kind not in told.matters:
        return []
    if not always and (learner.finished or learner.knows(question.kind)):
        return []
    return [f"-# 💡 {local.words(f'matters-{question.kind}')}"]


def signed(local: LocalizedPanel, question: Question, labels: Sequence[Label]) -> list[Label]:
    """The question's options, with a sign on those that a warning is about."""
    caution = _caution(local, question)
    return [
        replace(label, emoji=SIGN) if caution and option in caution.options else label
        for option, label in zip(question.options, labels, strict=True)
    ]


def _caution(local: LocalizedPanel, question: Question) -> Caution | None:
    if local.facts.learner is None:
        return None
    found: Caution | None = local.game.warning(local.view, question)
    return found


def _warning(local: LocalizedPanel, question: Question) -> list[str]:
    """What a friend would say."""
    caution = _caution(local, question)
    if caution is None:
        return []
    return [f"{SIGN} {local.speak.warning(local.view, caution, local.words, local.names)}"]
