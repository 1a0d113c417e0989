import localFont from 'next/font/local'

// One call per file, so that a page fetches only the letters of its language. globals.css has their order and the faces
// shown until they are loaded. The files of this folder are made by `typefaces/subset.py`.
//
// No fallback is quite as wide, so a Latin face that came after the first paint would move header and finder. Preloaded and
// optional, it is there at the first paint or not before the next page load.

const onestLatin = localFont({
  src: './typefaces/onest-latin.woff2',
  variable: '--onest-latin',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0,U+00A7,U+00AB,U+00AD,U+00B0-00B3,U+00B7,U+00BB,U+00D3,U+00D7,U+00D8,U+00F3,U+00F7,U+00FC,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+203A,U+2060,U+20AC,U+2122,U+2212',
    },
  ],
})

const onestPolish = localFont({
  src: './typefaces/onest-polish.woff2',
  variable: '--onest-polish',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C' },
  ],
})

const onestRussian = localFont({
  src: './typefaces/onest-russian.woff2',
  variable: '--onest-russian',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0401,U+0410-044F,U+0451,U+2116' }],
})

/** Letters that our languages do not have, of the names of customers and manufacturers or of a language to come. */
const onestOther = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
  variable: '--onest-other',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A6,U+00A8-00AA,U+00AC,U+00AE-00AF,U+00B4-00B6,U+00B8-00BA,U+00BC-00D2,U+00D4-00D6,U+00D9-00F2,U+00F4-00F6,U+00F8-00FB,U+00FD-00FF,U+0131,U+0152-0153,U+02C6,U+02DC,U+2191,U+2193,U+2215',
    },
  ],
})

const onestOtherLatin = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2',
  variable: '--onest-other-latin',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0103,U+0108-0117,U+011A-0130,U+0132-0140,U+0145-0151,U+0154-0159,U+015C-0178,U+017D-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
    },
  ],
})

const onestOtherCyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  variable: '--onest-other-cyrillic',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0301,U+0400,U+0402-040F,U+0450,U+0452-045F,U+0490-0491,U+04B0-04B1' },
  ],
})

const unboundedLatin = localFont({
  src: './typefaces/unbounded-latin.woff2',
  variable: '--unbounded-latin',
  weight: '300 800',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0020-007E,U+00A0,U+00A7,U+00AB,U+00AD,U+00B0-00B3,U+00B7,U+00BB,U+00D3,U+00D7,U+00D8,U+00F3,U+00F7,U+00FC,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+203A,U+2060,U+20AC,U+2122,U+2212',
    },
  ],
})

const unboundedPolish = localFont({
  src: './typefaces/unbounded-polish.woff2',
  variable: '--unbounded-polish',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C' },
  ],
})

const unboundedRussian = localFont({
  src: './typefaces/unbounded-russian.woff2',
  variable: '--unbounded-russian',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0401,U+0410-044F,U+0451,U+2116' }],
})

const unboundedOtherCyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2',
  variable: '--unbounded-other-cyrillic',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0301,U+0400,U+0402-040F,U+0450,U+0452-045F,U+0490-0491,U+04B0-04B1' },
  ],
})

/** Classes that define the font variables; they belong on <html>. */
export const fontClasses = [
  onestLatin,
  onestPolish,
  onestRussian,
  onestOther,
  onestOtherLatin,
  onestOtherCyrillic,
  unboundedLatin,
  unboundedPolish,
  unboundedRussian,
  unboundedOtherCyrillic,
]
  .map((font) => font.variable)
  .join(' ')
