"""Cuts the typefaces of the shop out of the packages: python3 subset.py (needs fonttools and brotli).

A file has the letters of one language, or what all of them share, in the weights that the shop uses. Kerning is that of
one weight: kerning that follows the weight would be a third of a file.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules" / "@fontsource-variable"

# The ranges that fonts.ts declares.
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


def write(name, package, unicodes, weights, kerned_at):
    font = instancer.instantiateVariableFont(subset_of(package, unicodes), {"wght": weights})
    kerned = without_kerned_spaces(
        instancer.instantiateVariableFont(subset_of(package, unicodes), {"wght": kerned_at})
    )
    for table in ("GPOS", "GDEF"):
        if table in kerned:
            font[table] = kerned[table]
        elif table in font:
            del font[table]
    font.flavor = "woff2"
    font.save(HERE / f"{name}.woff2")


write("onest-latin", "onest/files/onest-latin-wght-normal.woff2", LATIN, (400, 700), 550)
write("onest-polish", "onest/files/onest-latin-ext-wght-normal.woff2", POLISH, (400, 700), 550)
write("onest-russian", "onest/files/onest-cyrillic-wght-normal.woff2", RUSSIAN, (400, 700), 550)
# Light letters are the separators of sizes, which are Latin.
write("unbounded-latin", "unbounded/files/unbounded-latin-wght-normal.woff2", LATIN, (300, 800), 700)
write("unbounded-polish", "unbounded/files/unbounded-latin-ext-wght-normal.woff2", POLISH, (400, 800), 700)
write("unbounded-russian", "unbounded/files/unbounded-cyrillic-wght-normal.woff2", RUSSIAN, (400, 800), 700)
