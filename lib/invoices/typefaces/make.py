"""Cuts the typefaces of invoices out of the package: python3 make.py (needs fonttools and brotli).

A PDF embeds TrueType outlines of one weight, so the ranges of the package are instanced and merged.
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
