import { inflateSync } from 'node:zlib'

// Reads the text of a PDF back for tests, by the table of letters that the file has for whoever copies text out of it.

type Glyphs = Map<string, string>

const streamsOf = (file: string): { id: string; text: string }[] =>
  [...file.matchAll(/(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?>>\nstream\n([\s\S]*?)\nendstream/g)].map(
    ([whole, id = '', bytes = '']) => ({
      id,
      text: whole.includes('/FlateDecode')
        ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
        : bytes,
    }),
  )

const unicode = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('')

/** The letters of a typeface by the numbers that stand for them: a range, or a list from 0 on. */
function glyphsOf(table: string): Glyphs {
  const glyphs: Glyphs = new Map()
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, hex = ''], index) => {
      glyphs.set((Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'), unicode(hex))
    })
  return glyphs
}

/** The text of each page's stream, with a line for each piece that was written at a place of its own. */
export function pdfText(bytes: Buffer): string {
  const file = bytes.toString('latin1')
  const streams = streamsOf(file)
  const objectAt = (id: string) =>
    new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)endobj`).exec(file)?.[1] ?? ''
  const fonts = new Map<string, Glyphs>()
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objectAt(id)) ?? []
    fonts.set(name, glyphsOf(streams.find((stream) => stream.id === table)?.text ?? ''))
  }
  let glyphs: Glyphs = new Map()
  const lines: string[] = []
  for (const { text } of streams)
    for (const [, font, pieces] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? new Map()
      else
        lines.push(
          [...(pieces ?? '').matchAll(/<([0-9a-f]*)>/gi)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
            .map((glyph) => glyphs.get(glyph.toLowerCase()) ?? '\ufffd')
            .join(''),
        )
    }
  return lines.join('\n').replaceAll('\u00a0', ' ')
}
