"""Builds src/styles/wirkzeit.woff2: both typefaces of the site in one file, so that a page
requests one font.

  Public Sans, weight 400-700       the default glyphs
  Literata 600, optical size 36     the alternates behind the feature ss01, for headings

Run it only when the character set or one of the two packages changes; its result is committed:

  pip install -r scripts/fonts/requirements.txt
  npm ci
  python3 scripts/fonts/build-font.py

The same input gives the same bytes. One long file on purpose: the tool stands alone.
"""

import os
from io import BytesIO
from pathlib import Path

# fontTools stamps head.modified with this.
os.environ["SOURCE_DATE_EPOCH"] = "1735689600"

from fontTools import subset
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables as ot
from fontTools.varLib import build as build_variable
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.models import normalizeValue, piecewiseLinearMap

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules/@fontsource-variable"
SANS_FILE = PACKAGES / "public-sans/files/public-sans-latin-wght-normal.woff2"
SERIF_FILE = PACKAGES / "literata/files/literata-latin-opsz-normal.woff2"
TARGET = ROOT / "src/styles/wirkzeit.woff2"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LETTERS = "ÄÖÜäöüßÉéèêáàâçñóôúœøåëï"
SANS_TEXT = ASCII + LETTERS + "©®«»°§·×½¼¾²³µ€–—‘’‚“”„…•‹›−\u00a0\u00ad"
# A sign that is missing here appears as its sans glyph: left out is what headlines do not use.
# Literata's ligatures are left out too: browsers drop ligatures where letter-spacing is set, as on
# h1 and h2, and h3 should look like them.
SERIF_TEXT = "".join(c for c in ASCII if c not in "#$*<>@[\\]^_`{|}~") + (
    LETTERS + "°§·×€–—‘’‚“”„…−\u00a0\u00ad"
)

SERIF_SUFFIX = ".ss01"
UNITS_PER_EM = 1000
WEIGHTS = (400, 700)
# Digits and money only: Public Sans would also set "." and "," as wide as a digit.
TABULAR = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "Euro"]
TABLES = ["head", "hhea", "maxp", "OS/2", "hmtx", "cmap", "loca", "glyf", "GSUB", "GPOS"]
NAMES = {
    0: "Copyright 2015 The Public Sans Project Authors (https://github.com/uswds/public-sans). "
    "Copyright 2017 The Literata Project Authors (https://github.com/googlefonts/literata).",
    1: "Wirkzeit",
    2: "Regular",
    3: "Wirkzeit 1",
    4: "Wirkzeit Regular",
    5: "Version 1.000",
    6: "Wirkzeit-Regular",
    13: "SIL Open Font License 1.1. Merged and cut from Public Sans and Literata.",
    14: "https://openfontlicense.org",
}


def cut(font, text, features):
    """Keeps the glyphs for `text`; unhinted, without names."""
    options = subset.Options(
        layout_features=features,
        glyph_names=True,
        notdef_outline=True,
        hinting=False,
        legacy_kern=False,
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    for tag in font.keys():
        if tag not in TABLES and tag not in ("GlyphOrder", "post"):
            del font[tag]


def kern_lookups(font):
    """The kerning lookups, without the extension wrapper."""
    table = font["GPOS"].table
    indices = {
        i
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == "kern"
        for i in record.Feature.LookupListIndex
    }
    lookups = [table.LookupList.Lookup[i] for i in sorted(indices)]
    for lookup in lookups:
        if lookup.LookupType == 9:
            lookup.SubTable = [s.ExtSubTable for s in lookup.SubTable]
            lookup.LookupType = 2
    return lookups


def forget_pairs(lookups, glyphs):
    """Removes every kerning pair with one of `glyphs` on either side."""
    for lookup in lookups:
        for sub in lookup.SubTable:
            keep = [g not in glyphs for g in sub.Coverage.glyphs]
            if sub.Format == 1:
                sub.PairSet = [s for s, ok in zip(sub.PairSet, keep) if ok]
                for pairs in sub.PairSet:
                    pairs.PairValueRecord = [
                        r for r in pairs.PairValueRecord if r.SecondGlyph not in glyphs
                    ]
                    pairs.PairValueCount = len(pairs.PairValueRecord)
            else:
                for classes in (sub.ClassDef1.classDefs, sub.ClassDef2.classDefs):
                    for glyph in glyphs:
                        classes.pop(glyph, None)
            sub.Coverage.glyphs = [g for g, ok in zip(sub.Coverage.glyphs, keep) if ok]


def sans_master(weight):
    font = instantiateVariableFont(TTFont(SANS_FILE), {"wght": weight})
    cut(font, SANS_TEXT, ["kern", "liga", "tnum"])
    # Public Sans pulls "–" and "-" a quarter of an em into a following space: "Woche – so" and
    # "Teilzeit- und" would read as one word.
    forget_pairs(kern_lookups(font), {"space", "uni00A0", "endash"})
    for table in font["cmap"].tables:
        # The no-break hyphen, which neither typeface has.
        table.cmap.update({0x2010: "hyphen", 0x2011: "hyphen"})
    scale_upem(font, UNITS_PER_EM)
    return font


def serif_source():
    font = instantiateVariableFont(TTFont(SERIF_FILE), {"opsz": 36, "wght": 600})
    cut(font, SERIF_TEXT, ["kern"])
    assert font["head"].unitsPerEm == UNITS_PER_EM
    cmap = font.getBestCmap()
    buffer = BytesIO()
    font.save(buffer)
    # Glyph names are resolved while tables are read, so a fresh font takes the new names.
    names = [name + SERIF_SUFFIX for name in font.getGlyphOrder()]
    buffer.seek(0)
    renamed = TTFont(buffer)
    renamed.setGlyphOrder(names)
    # Else the dash of "1–2" touches the figures.
    forget_pairs(kern_lookups(renamed), {"endash" + SERIF_SUFFIX})
    return renamed, {code: name + SERIF_SUFFIX for code, name in cmap.items()}


def single_substitution(mapping):
    lookup = ot.Lookup()
    lookup.LookupType, lookup.LookupFlag = 1, 0
    sub = ot.SingleSubst()
    sub.mapping = mapping
    lookup.SubTable, lookup.SubTableCount = [sub], 1
    return lookup


def ligatures(mapping):
    lookup = ot.Lookup()
    lookup.LookupType, lookup.LookupFlag = 4, 0
    sub = ot.LigatureSubst()
    sub.ligatures = {}
    for parts, glyph in mapping.items():
        ligature = ot.Ligature()
        ligature.LigGlyph, ligature.Component, ligature.CompCount = glyph, parts[1:], len(parts)
        sub.ligatures.setdefault(parts[0], []).append(ligature)
    lookup.SubTable, lookup.SubTableCount = [sub], 1
    return lookup


def layout_table(tag, features):
    """A GSUB or GPOS table, the same for every script; `features` maps a tag to its lookups.
    Lookups apply in the order of the features, which must be alphabetical in the list."""
    table = getattr(ot, tag)()
    table.Version = 0x00010000
    table.LookupList, table.FeatureList = ot.LookupList(), ot.FeatureList()
    table.LookupList.Lookup, records = [], []
    for feature_tag, lookups in features.items():
        record = ot.FeatureRecord()
        record.FeatureTag, record.Feature = feature_tag, ot.Feature()
        first = len(table.LookupList.Lookup)
        record.Feature.FeatureParams = None
        record.Feature.LookupListIndex = list(range(first, first + len(lookups)))
        record.Feature.LookupCount = len(lookups)
        table.LookupList.Lookup += lookups
        records.append(record)
    table.LookupList.LookupCount = len(table.LookupList.Lookup)
    records.sort(key=lambda r: r.FeatureTag)
    table.FeatureList.FeatureRecord, table.FeatureList.FeatureCount = records, len(records)
    table.ScriptList = ot.ScriptList()
    table.ScriptList.ScriptRecord = [script_record(t, len(records)) for t in ("DFLT", "latn")]
    table.ScriptList.ScriptCount = 2
    result = newTable(tag)
    result.table = table
    return result


def script_record(tag, feature_count):
    record = ot.ScriptRecord()
    record.ScriptTag, record.Script = tag, ot.Script()
    language = ot.LangSys()
    language.LookupOrder, language.ReqFeatureIndex = None, 0xFFFF
    language.FeatureIndex, language.FeatureCount = list(range(feature_count)), feature_count
    record.Script.DefaultLangSys = language
    record.Script.LangSysRecord, record.Script.LangSysCount = [], 0
    return record


def add_serif(font, serif, serif_cmap):
    names = [n for n in serif.getGlyphOrder() if n != ".notdef" + SERIF_SUFFIX]
    order = font.getGlyphOrder() + names
    sans_cmap = font.getBestCmap()
    glyphs = {n: font["glyf"][n] for n in font.getGlyphOrder()}
    glyphs.update({n: serif["glyf"][n] for n in names})
    font["glyf"].glyphs = glyphs
    font["hmtx"].metrics.update({n: serif["hmtx"][n] for n in names})
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order

    to_serif = {sans_cmap[code]: name for code, name in serif_cmap.items()}
    tabular = {n: n + ".tf" for n in TABULAR}
    # First ss01: what it has replaced must not match the sans lookups.
    font["GSUB"] = layout_table(
        "GSUB",
        {
            "ss01": [single_substitution(to_serif)],
            "liga": [ligatures({("f", "i"): "fi", ("f", "l"): "fl"})],
            "tnum": [single_substitution(tabular)],
        },
    )
    font["GPOS"] = layout_table("GPOS", {"kern": kern_lookups(font) + kern_lookups(serif)})
    font["name"] = name_table()


def weight_map():
    """Weight in CSS -> place on Public Sans' own, uneven scale (0-1000)."""
    font = TTFont(SANS_FILE)
    axis = font["fvar"].axes[0]
    limits = (axis.minValue, axis.defaultValue, axis.maxValue)
    segments = font["avar"].segments["wght"]
    return [
        (w, 1000 * piecewiseLinearMap(normalizeValue(w, limits), segments))
        for w in range(WEIGHTS[0], WEIGHTS[1] + 1, 100)
    ]


def merge(masters):
    document = DesignSpaceDocument()
    document.addAxisDescriptor(
        tag="wght",
        name="Weight",
        minimum=WEIGHTS[0],
        default=WEIGHTS[0],
        maximum=WEIGHTS[1],
        map=weight_map(),
    )
    places = dict(weight_map())
    for weight, font in zip(WEIGHTS, masters):
        document.addSourceDescriptor(
            name=f"w{weight}", font=font, location={"Weight": places[weight]}
        )
    return build_variable(document, exclude=["MVAR", "STAT"])[0]


def name_table():
    table = newTable("name")
    table.names = []
    for record_id, text in NAMES.items():
        table.setName(text, record_id, 3, 1, 0x409)
    return table


def finish(font):
    font["post"].formatType = 3.0
    font["OS/2"].usWeightClass = WEIGHTS[0]
    font["OS/2"].achVendID = "NONE"
    font["OS/2"].recalcUnicodeRanges(font)
    font["OS/2"].recalcAvgCharWidth(font)
    font.flavor = "woff2"


def main():
    masters = [sans_master(weight) for weight in WEIGHTS]
    for master in masters:
        add_serif(master, *serif_source())
    font = merge(masters)
    finish(font)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    font.save(TARGET)
    print(f"{TARGET.relative_to(ROOT)}  {TARGET.stat().st_size / 1024:.1f} KB, "
          f"{len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main()
