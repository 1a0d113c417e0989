"""Cuts the typefaces of the shop out of the packages: python3 subset.py (needs fonttools and brotli).

A file has the letters of one script, in the weights that the shop uses: a word in which letters came from two files would
stand in two typefaces while one of them is on its way. Kerning is that of one weight: kerning that follows the weight would
be a third of a file.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import hvar, instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules" / "@fontsource-variable"

# The ranges that typefaces.css declares; the packages keep Polish apart from Latin.
LATIN = "20-7E,A0,A7,AB,AD,B0-B3,B7,BB,D3,D7,D8,F3,F7,FC,2013,2014,2018-201A,201C-201E,2022,2026,202F,203A,2060,20AC,2122,2212"
POLISH = "104-107,118,119,141-144,15A,15B,179-17C"
RUSSIAN = "401,410-44F,451,2116"


def subset_of(package, unicodes):
    font = TTFont(PACKAGES / package)
    options = subset.Options(hinting=False, notdef_outline=True, name_IDs=["*"])
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum", "liga", "rlig"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(unicodes))
    subsetter.subset(font)
    return font


def without_kerned_spaces(font):
    """Word spaces keep their width: kerned, they nearly close after a comma or before a W."""
    spaces = {"space", "uni00A0"}
    for lookup in font["GPOS"].table.LookupList.Lookup if "GPOS" in font else []:
        for pairs in lookup.SubTable:
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                for first, records in zip(pairs.Coverage.glyphs, pairs.PairSet):
                    kept = [each for each in records.PairValueRecord if not spaces & {first, each.SecondGlyph}]
                    records.PairValueRecord, records.PairValueCount = kept, len(kept)
                continue
            firsts = {pairs.ClassDef1.classDefs.get(each, 0) for each in spaces & set(pairs.Coverage.glyphs)}
            seconds = {pairs.ClassDef2.classDefs[each] for each in spaces & set(pairs.ClassDef2.classDefs)}
            for first, record in enumerate(pairs.Class1Record):
                for second, value in enumerate(record.Class2Record):
                    if (first in firsts or second in seconds) and value.Value1:
                        value.Value1.XAdvance = 0
    return font


def joined(font, other):
    """Adds the glyphs of another subset of the same typeface. A part that both have, as the a of an ą, stands once."""
    for each in (font, other):
        each.ensureDecompiled()
    glyphs, variations, widths = (font["glyf"], font["gvar"].variations, font["hmtx"].metrics)

    def is_same(name, added):
        return (
            glyphs[name] == other["glyf"][added]
            and variations.get(name) == other["gvar"].variations.get(added)
            and widths[name] == other["hmtx"].metrics[added]
        )

    order = font.getGlyphOrder()
    names = {
        added: next((name for name in order if is_same(name, added)), f"{added}.added")
        for added in other.getGlyphOrder()
    }
    for added, name in names.items():
        if name in order:
            continue
        glyph = other["glyf"][added]
        for component in getattr(glyph, "components", []):
            component.glyphName = names[component.glyphName]
        glyphs.glyphs[name] = glyph
        variations[name] = other["gvar"].variations.get(added, [])
        widths[name] = other["hmtx"].metrics[added]
    font.setGlyphOrder(order + [name for name in names.values() if name not in order])
    for table in font["cmap"].tables:
        table.cmap.update({code: names[added] for code, added in other.getBestCmap().items()})
    hvar.add_HVAR(font)
    return font


def write(name, parts, weights, kerned_at):
    whole, *others = [subset_of(*part) for part in parts]
    for other in others:
        whole = joined(whole, other)
    font = instancer.instantiateVariableFont(whole, {"wght": weights})
    kerned = without_kerned_spaces(
        instancer.instantiateVariableFont(subset_of(*parts[0]), {"wght": kerned_at})
    )
    for table in ("GPOS", "GDEF"):
        if table in kerned:
            font[table] = kerned[table]
        elif table in font:
            del font[table]
    font.flavor = "woff2"
    font.save(HERE / f"{name}.woff2")


def files(family):
    return [f"{family}/files/{family}-{part}-wght-normal.woff2" for part in ("latin", "latin-ext", "cyrillic")]


for family, weights, kerned_at in (("onest", (400, 700), 550), ("unbounded", (400, 800), 700)):
    latin, latin_ext, cyrillic = files(family)
    write(f"{family}.p", [(latin, LATIN), (latin_ext, POLISH)], weights, kerned_at)
    write(f"{family}-cyrillic", [(cyrillic, RUSSIAN)], weights, kerned_at)
