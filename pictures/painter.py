"""Scenes to PNGs. Everything slow is done once and kept, drawings as pixels and words as masks:
what is left for each picture is to copy the base, paste, map to the palette and deflate.

Of words, what our fonts cannot write is left out; where nothing is left, the scene's own
replacement is written (see `engine.kit.draw.letters`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from math import ceil
from pathlib import Path
from typing import Final

from msgspec import Struct, structs
from PIL import Image, ImageDraw, ImageFont

from engine.kit.draw.letters import fitted, font, legible, length
from engine.kit.scene import (
    Canvas,
    Item,
    Label,
    Scene,
    Shape,
    Sprite,
    extent,
    parts_of,
    scale_of,
    size_of,
)
from pictures.drawings import SHADES, Colour, palette, rasterise, rgb, shades_of, shape_of, tinted
from pictures.studio import MEGABYTE, Kept

CLOSE: Final = 2400
"""Longer side, in pixels, of the whole base from which cropped pictures are cut."""
SMALL: Final = 300
"""Pixels across the base drawing when its shades are counted."""
SMOOTH: Final = 4
"""Boxes are drawn so many times too large, then made smaller."""
WHOLE: Final = 8000
"""Pixels: smaller boxes are drawn whole, because one thing is laid down sooner than nine."""
LEVEL: Final = 1
"""Of deflating: more takes several times as long, for a tenth less."""
SMALLEST: Final = 0.72
"""How much a text may shrink to fit before it is cut."""
HALO: Final = 0.14
"""Width of the outline, in sizes of the text."""


class Painter:
    """Paints scenes with the drawings of `art(key)`. It takes its time, and is not to be asked from
    two threads at once: the bot's paints in a process of its own (`pictures.studio`).

    A drawing that is not there raises FileNotFoundError; one for which a sprite brings too few
    colours, MissingTintError."""

    def __init__(self, art: Callable[[str], Path], sprites: int = 48, words: int = 16) -> None:
        """The last two bound the caches, in megabytes."""
        self._art = art
        self._stamps: Kept[Image.Image] = Kept(sprites * MEGABYTE)
        self._bases: Kept[Image.Image] = Kept(96 * MEGABYTE)
        self._boxes: Kept[tuple[Part, ...]] = Kept(sprites * MEGABYTE)
        self._words: Kept[Lettering] = Kept(words * MEGABYTE)
        self._palettes: dict[tuple[str, str], Image.Image] = {}

    def paint(self, scene: Canvas) -> bytes:
        """As the bytes of a PNG. The same scene gives the same bytes."""
        flat = self.draw(scene).quantize(palette=self.colours(scene), dither=Image.Dither.NONE)
        out = BytesIO()
        flat.save(out, "PNG", compress_level=LEVEL)
        return out.getvalue()

    def draw(self, scene: Canvas) -> Image.Image:
        """In as many colours as it comes with, for what is made of it."""
        drawn = [self._drawn(part) for part in parts_of(scene)]
        if len(drawn) == 1:
            return drawn[0]
        whole, y = Image.new("RGB", size_of(scene)), 0
        for image in drawn:
            whole.paste(image, (0, y))
            y += image.height
        return whole

    def colours(self, scene: Canvas) -> Image.Image:
        """The palette of its picture. The shades of a base drawing are many, and the named colours
        are all parts'."""
        parts = parts_of(scene)
        shading = next((part for part in parts if part.base), parts[0])
        name = shading.art, shading.base
        if name not in self._palettes:
            path = self._art(shading.art) / f"{shading.base}.svg"
            small = rasterise(tinted(path, ()), SMALL) if shading.base else None
            shades = shades_of(small, SHADES) if small else []
            self._palettes[name] = palette(self._art(shading.art), shades)
        return self._palettes[name]

    def _drawn(self, scene: Scene) -> Image.Image:
        page = self._ground(scene).copy()
        left, top, right, bottom = extent(scene)
        scale = scale_of(scene)
        for item in scene.items:
            if scene.crop is not None and not _shows(item, left, top, right, bottom):
                continue
            x, y = (item.x - left) * scale, (item.y - top) * scale
            if isinstance(item, Label):
                words = self._writing(item, scale)
                page.paste(words.fill, (round(x) + words.left, round(y) + words.top), words.mask)
            elif isinstance(item, Sprite):
                image = self._drawing(scene.art, item, scale)
                _lay(page, image, round(x - image.width / 2), round(y - image.height / 2))
            else:
                for part in self._box(item, scale):
                    _lay(page, part.pixels, round(x) + part.x, round(y) + part.y)
        return page

    # What is kept

    def _ground(self, scene: Scene) -> Image.Image:
        """The base drawing at the picture's size, or a part of it: not to be painted on."""
        size, name = size_of(scene), (scene.art, scene.base)
        if not scene.base:
            return Image.new("RGB", size, rgb(scene.ground))

        # The same large one for all parts, however high each of them is.
        pixels = CLOSE if scene.crop else scene.pixels

        def whole() -> Image.Image:
            width = round(scene.width * pixels / max(scene.width, scene.height))
            svg = tinted(self._art(scene.art) / f"{scene.base}.svg", ())
            return rasterise(svg, width).convert("RGB")

        def cut() -> Image.Image:
            base = self._bases.made((name, pixels), whole, _weight)
            if scene.crop is None and base.size == size:
                return base
            zoom = base.width / scene.width if scene.crop else 1.0
            left, top, right, bottom = (edge * zoom for edge in scene.crop or (0, 0, *base.size))
            box = max(0, left), max(0, top), min(base.width, right), min(base.height, bottom)
            return base.resize(size, Image.Resampling.BICUBIC, box)

        return self._bases.made((name, scene.crop, size), cut, _weight)

    def _drawing(self, art: str, sprite: Sprite, scale: float) -> Image.Image:
        def drawn() -> Image.Image:
            path = self._art(art) / f"{sprite.name}.svg"
            width = max(1, round(sprite.size * scale * shape_of(path)))
            return rasterise(tinted(path, sprite.tint), width)

        look = art, sprite.name, sprite.tint, sprite.size * scale
        return self._stamps.made(look, drawn, _weight)

    def _box(self, box: Shape, scale: float) -> tuple[Part, ...]:
        width, height = max(1, round(box.width * scale)), max(1, round(box.height * scale))
        look = width, height, box.fill, box.line, box.thick * scale, box.radius * scale
        return self._boxes.made(
            look,
            lambda: tuple(_parts(*look)),
            lambda parts: 500 + sum(_weight(part.pixels) for part in parts),
        )

    def _writing(self, label: Label, scale: float) -> Lettering:
        """The words as they lie when their place is the corner of the picture."""
        # Where it stands does not change how it looks.
        look = structs.replace(label, x=0, y=0), scale
        return self._words.made(
            look, lambda: letter(label, scale), lambda found: 4 * _weight(found.mask)
        )


def _weight(image: Image.Image) -> int:
    """Bytes, more or less."""
    return image.width * image.height * len(image.getbands()) + 200


def _lay(page: Image.Image, image: Image.Image, x: int, y: int) -> None:
    """Copying costs a tenth of what blending does."""
    if image.mode == "RGB":
        page.paste(image, (x, y))
    else:
        page.paste(image, (x, y), image)


class Part(Struct, frozen=True):
    """Of a box, and where it lies in it."""

    pixels: Image.Image
    x: int
    y: int


def _parts(
    width: int, height: int, fill: str, line: str, thick: float, radius: float
) -> Iterator[Part]:
    """A box of so many pixels, smooth at its corners; without `fill` it is clear within, without
    `line` it has none. Only the corners are drawn: what lies between is as its edges are."""
    is_small = width * height < WHOLE
    corner = max(width, height) if is_small else ceil(max(radius, thick)) + 2
    size = min(width, 2 * corner + 1) * SMOOTH, min(height, 2 * corner + 1) * SMOOTH
    clear = (*rgb(line or fill), 0)
    small = Image.new("RGBA", size, clear)
    ImageDraw.Draw(small).rounded_rectangle(
        (0, 0, size[0] - 1, size[1] - 1),
        radius=radius * SMOOTH,
        fill=fill or clear,
        outline=line or None,
        width=round(thick * SMOOTH) if line else 0,
    )
    small = small.resize((size[0] // SMOOTH, size[1] // SMOOTH), Image.Resampling.BOX)
    for left, right, at_x, wide in _sides(width, corner):
        for top, bottom, at_y, high in _sides(height, corner):
            part = small.crop((left, top, right, bottom))
            lowest, most = part.getchannel("A").getextrema()
            if most:
                part = part.resize((wide, high), Image.Resampling.NEAREST)
                yield Part(part.convert("RGB") if lowest == 255 else part, at_x, at_y)


def _sides(length: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Which pixels of a small box, from one to another, become which of one that is so long: where
    they begin, and how many they are. Both ends stay as they are, the line between is stretched.

    >>> _sides(100, 4), _sides(9, 4)
    ([(0, 4, 0, 4), (4, 5, 4, 92), (5, 9, 96, 4)], [(0, 9, 0, 9)])
    """
    if length <= 2 * corner + 1:
        return [(0, length, 0, length)]
    between = length - 2 * corner
    return [
        (0, corner, 0, corner),
        (corner, corner + 1, corner, between),
        (corner + 1, 2 * corner + 1, corner + between, corner),
    ]


def _shows(item: Item, left: float, top: float, right: float, bottom: float) -> bool:
    """Whether an item can be seen in this part; generous, because pixels outside cost little."""
    reach = width = height = 0.0
    if isinstance(item, Shape):
        width, height = item.width, item.height
    elif isinstance(item, Sprite):
        reach = item.size
    else:
        reach = max(item.size * len(item.text), item.fit)
    return (
        left - reach <= item.x + width
        and item.x <= right + reach
        and top - reach <= item.y + height
        and item.y <= bottom + reach
    )


# Words


class Lettering(Struct, frozen=True):
    """A label in pixels: `mask` to be pasted in `fill` (a colour or an image) at the label's
    place plus (left, top)."""

    fill: Image.Image | Colour
    mask: Image.Image
    left: int
    top: int


def as_written(label: Label, scale: float) -> tuple[str, int]:
    """The words of a label and their size in pixels, at `scale` pixels a unit. They keep within
    its `fit`; 0 is no bound."""
    text = legible(label.text, label.style, label.instead)
    size = max(1, round(label.size * scale))
    if not label.fit:
        return text, size
    least = max(1, round(size * SMALLEST))
    return fitted(text, label.style, size, least, round(label.fit * scale))


def letter(label: Label, scale: float) -> Lettering:
    text, size = as_written(label, scale)
    drawn = font(label.style, size)
    halo = max(1, round(size * HALO)) if label.halo else 0
    mask, left, top = _mask(text, drawn, halo)
    wide = length(text, label.style, size)
    dx = {"l": 0.0, "m": -wide / 2, "r": -wide}[label.anchor[0]]
    # Numbers and names line up when centred on the capitals, whatever hangs below the line.
    dy = -drawn.getbbox("H", anchor="ls")[1] / 2 if label.anchor[1] == "m" else 0.0
    fill: Image.Image | Colour = rgb(label.fill)
    if halo:
        fill = Image.new("RGB", mask.size, rgb(label.halo))
        inner, x, y = _mask(text, drawn, 0)
        fill.paste(rgb(label.fill), (x - left, y - top), inner)
    return Lettering(fill, mask, round(dx + left), round(dy + top))


def _mask(text: str, drawn: ImageFont.FreeTypeFont, halo: int) -> tuple[Image.Image, int, int]:
    """Where a text covers, and where that begins beside the start of its line. It is drawn at
    once, without being measured before."""
    covered, (left, top) = drawn.getmask2(
        text, "L", stroke_width=halo, anchor="ls", stroke_filled=True
    )
    wide, high = covered.size
    mask = Image.new("L", (max(1, wide), max(1, high)), 0)
    if wide and high:
        mask.im.paste(covered, (0, 0, wide, high))
    return mask, left, top
