"""Cuts the typefaces of invoices out of packages: python3 make.py (needs fonttools and brotli).

A PDF embeds TrueType outlines of one weight, so the ranges of the package are instanced and merged. Noto, for Greek and
Georgian, comes from @expo-google-fonts/noto-sans and noto-sans-georgian, which are installed for this alone.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
FILES = HERE.parents[2] / "node_modules/@fontsource-variable/onest/files"


def instanced(part, weight):
    font = TTFont(FILES / f"onest-{part}-wght-normal.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    options = subset.Options(hinting=False, notdef_outline=True)
    options.layout_features = ["kern", "tnum", "ccmp", "locl", "mark"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)
    font.flavor = None
    return font


for name, weight in (("regular", 400), ("bold", 700)):
    with TemporaryDirectory() as folder:
        parts = []
        for part in ("latin", "latin-ext", "cyrillic"):
            parts.append(f"{folder}/{part}.ttf")
            instanced(part, weight).save(parts[-1])
        merge.Merger().merge(parts).save(HERE / f"onest-{name}.ttf")


LETTERS = [(0x20, 0x24F), (0x300, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1FFF), (0x2010, 0x205F), (0x20A0, 0x20BF), (0x2116, 0x2122), (0x2212, 0x2212)]
GEORGIAN = [(0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x2D00, 0x2D2F)]
NOTO = HERE.parents[2] / "node_modules/@expo-google-fonts"


def cut(path, ranges, target):
    font = TTFont(path)
    options = subset.Options(hinting=False, notdef_outline=True)
    options.layout_features = ["kern", "ccmp", "locl", "mark"]
    subsetter = subset.Subsetter(options)
    known = font.getBestCmap()
    subsetter.populate(unicodes=[code for first, last in ranges for code in range(first, last + 1) if code in known])
    subsetter.subset(font)
    font.save(target)


for name, weight in (("regular", "400Regular"), ("bold", "700Bold")):
    with TemporaryDirectory() as folder:
        parts = [f"{folder}/noto.ttf", f"{folder}/georgian.ttf"]
        cut(NOTO / f"noto-sans/{weight}/NotoSans_{weight}.ttf", LETTERS, parts[0])
        cut(NOTO / f"noto-sans-georgian/{weight}/NotoSansGeorgian_{weight}.ttf", GEORGIAN, parts[1])
        merge.Merger().merge(parts).save(HERE / f"noto-{name}.ttf")
