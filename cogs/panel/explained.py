"""What a prompt says to somebody to whom the game is new: why the question matters, and what to
beware of."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs.frame.voice import PanelVoice
from engine.games import lessons
from engine.kit.contract import Caution, Question
from engine.kit.showing import Label

SIGN = "⚠️"


def is_first(voice: PanelVoice) -> bool:
    """Whether whoever is asked has never answered anything of this game."""
    learner = voice.facts.learner
    return learner is not None and not learner.finished and not learner.began


def explained(voice: PanelVoice, question: Question) -> list[str]:
    """Lines above the question, the most important one first."""
    return [*_warning(voice, question), *_matters(voice, question)]


def _matters(voice: PanelVoice, question: Question) -> list[str]:
    """One sentence, until they have answered such questions a few times; in a lesson what people
    look at, too."""
    told, first = lessons(voice.table.game), lessons(voice.table.game).first_game
    if voice.table.lesson and first is not None:
        lines = [f"-# 👀 {voice.words(f'look-{question.kind}')}"] * (question.kind in first.looks)
        if question.kind in told.matters:
            lines.insert(0, f"-# 💡 {voice.words(f'matters-{question.kind}')}")
        return lines
    learner, always = voice.facts.learner, voice.facts.person.explain == "always"
    if learner is None or question.kind not in told.matters:
        return []
    if not always and (learner.finished or learner.knows(question.kind)):
        return []
    return [f"-# 💡 {voice.words(f'matters-{question.kind}')}"]


def signed(voice: PanelVoice, question: Question, labels: Sequence[Label]) -> list[Label]:
    """The question's options, with a sign on those that a warning is about."""
    caution = _caution(voice, question)
    return [
        replace(label, emoji=SIGN) if caution and option in caution.options else label
        for option, label in zip(question.options, labels, strict=True)
    ]


def _caution(voice: PanelVoice, question: Question) -> Caution | None:
    if voice.facts.learner is None:
        return None
    found: Caution | None = voice.game.warning(voice.view, question)
    return found


def _warning(voice: PanelVoice, question: Question) -> list[str]:
    """What a friend would say."""
    caution = _caution(voice, question)
    if caution is None:
        return []
    return [f"{SIGN} {voice.speak.warning(voice.view, caution, voice.words, voice.names)}"]
