"""Scenes to PNGs.

Everything slow is done once and kept: drawings become pixels, words become masks, and bands of
pictures the bytes that they are in a file. What is left for each picture is to find the bands that
are not as in any before it, and of these to copy the base, paste, map to the palette and deflate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from msgspec import structs
from PIL import Image

from engine.kit.scene import (
    Canvas,
    Item,
    Label,
    Scene,
    Shape,
    Sprite,
    extent,
    parts_of,
    size_of,
)
from pictures.bands import HIGH, Band, banded, png, spans
from pictures.drawings import Job, rasterise, shape_of, takes, tinted
from pictures.keep import Kept
from pictures.laying import Laid, looks, painted, runs, widened, within
from pictures.lettering import letter, rgb
from pictures.palette import SHADES, palette
from pictures.stamps import Stamp, boxed, stamp, written

MEGABYTE: Final = 1 << 20
CLOSE: Final = 2400
"""Longer side, in pixels, of the whole base from which cropped pictures are cut."""

SMALL: Final = 300
"""Pixels across the base drawing when its shades are counted."""

AT_ONCE: Final = 8
"""Bands that are painted together, at most: so few rows stay in the processor's cache."""

_Key = tuple[str, str, tuple[tuple[str, str], ...], int]
"""A drawing in its colours at its size: art folder, name, tint, width in pixels."""


class Painter:
    """Paints scenes with the drawings of `art(key)`. It takes its time, and is not to be asked from
    two threads at once: the bot's paints in a process of its own (`pictures.studio`)."""

    def __init__(
        self,
        art: Callable[[str], Path],
        sprites: int = 48,
        words: int = 16,
        bands: int = 16,
    ) -> None:
        """The last three bound the caches, in megabytes."""
        self._art = art
        self._stamps: Kept[Stamp] = Kept(sprites * MEGABYTE)
        self._bases: Kept[Image.Image] = Kept(96 * MEGABYTE)
        self._words: Kept[Laid] = Kept(words * MEGABYTE)
        self._bands: Kept[Band] = Kept(bands * MEGABYTE)
        self._shapes: dict[tuple[str, str], float] = {}
        self._palettes: dict[tuple[str, str], Image.Image] = {}

    def prepare(self, scene: Canvas) -> None:
        """Draw what lies on the scene but for its words, and keep that: a picture in which it lies
        comes sooner then.

        Raises:
            FileNotFoundError: the scene names a drawing that is not there.
            MissingTintError: a sprite brings too few colours for its drawing.
        """
        for part in parts_of(scene):
            drawn = tuple(item for item in part.items if not isinstance(item, Label))
            self._laid(structs.replace(part, items=drawn))

    def drawings(self, art: str, stem: str, tint: tuple[tuple[str, str], ...]) -> list[str]:
        """The drawings of an art folder whose names begin so, and that take these colours."""
        return [
            path.stem for path in sorted(self._art(art).glob(f"{stem}*.svg")) if takes(path, tint)
        ]

    def paint(self, scene: Canvas) -> bytes:
        """The scene, or scenes below one another, as the bytes of a PNG. The same scene gives the
        same bytes.

        Raises:
            FileNotFoundError: the scene names a drawing that is not there.
            MissingTintError: a sprite brings too few colours for its drawing.
        """
        size, shading = size_of(scene), _shading(scene)
        bands = [
            band for part in parts_of(scene) for band in self._bands_of(part, size[0], shading)
        ]
        colours = bytes(self._palette(shading).getpalette() or ())
        return png(size, colours, bands)

    def draw(self, scene: Canvas) -> Image.Image:
        """The same with as many colours as it comes with, for what is made of it.

        Raises:
            FileNotFoundError, MissingTintError: as above.
        """
        drawn = [
            self._rows(part, self._laid(part), 0, size_of(part)[1]) for part in parts_of(scene)
        ]
        return drawn[0] if len(drawn) == 1 else _below_one_another(drawn, size_of(scene))

    def colours(self, scene: Canvas) -> Image.Image:
        """The palette of its picture."""
        return self._palette(_shading(scene))

    def _bands_of(self, scene: Scene, wide: int, shading: Scene) -> list[Band]:
        """The scene in a picture so wide. Painted are only those bands that no picture had
        before."""
        laid, size, shades = self._laid(scene), size_of(scene), self._palette(shading)
        cuts = spans(size[1])
        ground = (
            scene.art, scene.base, scene.width, scene.height, scene.ground, scene.crop, size, wide,
            shading.art, shading.base,
        )  # fmt: skip
        keys = [(ground, *told) for told in enumerate(looks(laid, HIGH, len(cuts)))]
        kept = {key: self._bands.get(key) for key in keys}
        missing = [number for number, key in enumerate(keys) if kept[key] is None]
        for run in runs(missing, AT_ONCE):
            made = self._rows(scene, laid, cuts[run.start][0], cuts[run.stop - 1][1])
            flat = widened(made, wide).quantize(palette=shades, dither=Image.Dither.NONE)
            for number, fresh in zip(run, banded(flat), strict=True):
                kept[keys[number]] = self._bands.put(keys[number], fresh, fresh.weight)
        return [band for key in keys if (band := kept[key]) is not None]

    def _rows(self, scene: Scene, laid: list[Laid], top: int, bottom: int) -> Image.Image:
        """These rows of it, with what lies there."""
        return painted(self._ground(scene, top, bottom), within(laid, top, bottom))

    def _laid(self, scene: Scene) -> list[Laid]:
        """What lies on the scene's ground, in pixels, from the lowest to the uppermost."""
        left, top, right, bottom = extent(scene)
        scale = scene.pixels / max(right - left, bottom - top)
        items = scene.items
        if scene.crop is not None:
            items = tuple(item for item in items if _shows(item, left, top, right, bottom))
        keys = [
            self._key(scene.art, item, scale) if isinstance(item, Sprite) else None
            for item in items
        ]
        laid = []
        for item, drawn in zip(items, self._drawn(scene, keys), strict=True):
            x, y = (item.x - left) * scale, (item.y - top) * scale
            if isinstance(item, Label):
                words = self._writing(item, scale)
                laid.append(Laid(words.stamp, round(x) + words.x, round(y) + words.y))
            elif drawn is not None:
                laid.append(Laid(drawn, round(x - drawn.width / 2), round(y - drawn.height / 2)))
            elif isinstance(item, Shape):
                laid.append(Laid(self._box(item, scale), round(x), round(y)))
        return laid

    def _drawn(self, scene: Scene, keys: Sequence[_Key | None]) -> list[Stamp | None]:
        """The drawings, with those rasterised together that no scene needed before."""
        stamps = [self._stamps.get(key) if key else None for key in keys]
        lacking = [key for key, found in zip(keys, stamps, strict=True) if key and not found]
        missing = list(dict.fromkeys(lacking))
        ground = self._base_key(scene)
        bases = [ground] if ground and self._bases.get(ground) is None else []
        jobs = [Job(self._tinted(key), key[3]) for key in missing]
        drawn = rasterise([*jobs, *map(self._base_job, bases)])
        for key, image in zip(bases, drawn[len(missing) :], strict=True):
            self._bases.put(key, image, _weight(image))
        new: dict[_Key | None, Stamp] = {}
        for key, image in zip(missing, drawn, strict=False):
            new[key] = cut = stamp(image)
            self._stamps.put(key, cut, cut.weight)
        return [found or new.get(key) for key, found in zip(keys, stamps, strict=True)]

    def _key(self, art: str, sprite: Sprite, scale: float) -> _Key:
        shape = self._shapes.get((art, sprite.name))
        if shape is None:
            shape = self._shapes[art, sprite.name] = shape_of(self._path(art, sprite.name))
        return art, sprite.name, sprite.tint, max(1, round(sprite.size * scale * shape))

    def _path(self, art: str, name: str) -> Path:
        return self._art(art) / f"{name}.svg"

    def _tinted(self, key: _Key) -> str:
        art, name, tint, _ = key
        return tinted(self._path(art, name), tint)

    def _base_key(self, scene: Scene) -> _Key | None:
        """The base drawing at the size at which it is needed; None where there is none."""
        if not scene.base:
            return None
        pixels = CLOSE if scene.crop else scene.pixels
        width = round(scene.width * pixels / max(scene.width, scene.height))
        return scene.art, scene.base, (), width

    def _base_job(self, key: _Key) -> Job:
        return Job(self._tinted(key), key[3], solid=True)

    def _ground(self, scene: Scene, top: int, bottom: int) -> Image.Image:
        """These rows of the base drawing, or of the part of it that is shown, to be painted on."""
        size = size_of(scene)
        key = self._base_key(scene)
        if key is None:
            return Image.new("RGB", (size[0], bottom - top), rgb(scene.ground))
        return self._base(scene, key, size).crop((0, top, size[0], bottom))

    def _base(self, scene: Scene, key: _Key, size: tuple[int, int]) -> Image.Image:
        """What is shown of the base drawing at the picture's size: not to be painted on."""
        cut = self._bases.get((key, scene.crop, size))
        if cut is not None:
            return cut
        base = self._bases.get(key) or rasterise([self._base_job(key)])[0]
        if scene.crop is None and base.size == size:
            return base
        zoom = base.width / scene.width if scene.crop else 1.0
        left, top, right, bottom = (edge * zoom for edge in scene.crop or (0, 0, *base.size))
        box = max(0, left), max(0, top), min(base.width, right), min(base.height, bottom)
        cut = base.resize(size, Image.Resampling.BICUBIC, box)
        return self._bases.put((key, scene.crop, size), cut, _weight(cut))

    def _box(self, box: Shape, scale: float) -> Stamp:
        width, height = max(1, round(box.width * scale)), max(1, round(box.height * scale))
        look = (width, height, box.fill, box.line, box.thick * scale, box.radius * scale)
        drawn = self._stamps.get(look)
        if drawn is None:
            drawn = boxed(*look)
            self._stamps.put(look, drawn, drawn.weight)
        return drawn

    def _writing(self, label: Label, scale: float) -> Laid:
        """The words as they lie when their place is the corner of the picture."""
        # Where it stands does not change how it looks.
        look = (
            label.text, label.size * scale, label.style, label.fill, label.halo, label.anchor,
            label.fit * scale, label.instead,
        )  # fmt: skip
        found = self._words.get(look)
        if found is None:
            letters = letter(label, scale)
            drawn = written(letters.fill, letters.mask)
            found = self._words.put(look, Laid(drawn, letters.left, letters.top), drawn.weight)
        return found

    def _palette(self, scene: Scene) -> Image.Image:
        name = scene.art, scene.base
        if name not in self._palettes:
            few = None
            if scene.base:
                source = self._tinted((*name, (), SMALL))
                few = rasterise([Job(source, SMALL, solid=True, shades=SHADES)])[0]
            self._palettes[name] = palette(self._art(scene.art), few)
        return self._palettes[name]


def _shading(scene: Canvas) -> Scene:
    """The part whose shades a picture's palette has: those of a base drawing are many, and the
    named colours are all parts'."""
    parts = parts_of(scene)
    return next((part for part in parts if part.base), parts[0])


def _below_one_another(drawn: list[Image.Image], size: tuple[int, int]) -> Image.Image:
    whole, y = Image.new("RGB", size), 0
    for image in drawn:
        whole.paste(image, (0, y))
        y += image.height
    return whole


def _weight(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands()) + 200


def _shows(item: Item, left: float, top: float, right: float, bottom: float) -> bool:
    """Whether an item can be seen in this part; generous, because pixels outside cost little."""
    if isinstance(item, Shape):
        reach = 0.0
        width, height = item.width, item.height
    else:
        reach = item.size if isinstance(item, Sprite) else max(item.size * len(item.text), item.fit)
        width = height = 0.0
    return (
        left - reach <= item.x + width
        and item.x <= right + reach
        and top - reach <= item.y + height
        and item.y <= bottom + reach
    )
