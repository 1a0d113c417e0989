import { stringify } from 'csv-stringify/sync'
import { decimalSign, type Locale } from '@/lib/platform/i18n/routing'
import { decimalOf } from '@/lib/platform/values/money'

/** An amount of money in grosze, or in hundredths of another currency. Files say it with two decimals. */
type Money = { hundredths: number }
export type Cell = string | number | boolean | Money | null

export const moneyCell = (hundredths: number): Money => ({ hundredths })

/** Spreadsheets read a plus with digits as a number, never as a formula, so a phone number needs no escape. */
const isPhone = (text: string) => /^\+\d{7,15}$/.test(text)

/** Records as spreadsheets open them, no cell a formula; `first` begins the file with the mark that says UTF-8. */
export function csvText(records: Cell[][], locale: Locale, { first }: { first: boolean }): string {
  return stringify(records, {
    bom: first,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // the library itself quotes whole ends of lines only, not half of one
    quoted_match: /[\r\n]/,
    cast: {
      number: (value) => String(value).replace('.', decimalSign[locale]),
      object: (value) => ({ value: moneyText(value as Money, decimalSign[locale]), escape_formulas: false }),
      string: (value) => (isPhone(value) ? { value, escape_formulas: false } : value),
    },
  })
}

const moneyText = ({ hundredths }: Money, decimal: string): string =>
  `${hundredths < 0 ? '-' : ''}${decimalOf(Math.abs(hundredths)).replace('.', decimal)}`

/** A file that is sent while it is still being read: `batches` of records, the first beginning with the heading. */
export function csvDownload(
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
  { fileName, locale }: { fileName: string; locale: Locale },
): Response {
  const chunks = chunksOf(batches, locale)
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await chunks.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    // A download that is broken off ends the reading too.
    cancel: async () => void (await chunks.return(undefined)),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  })
}

async function* chunksOf(batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>, locale: Locale) {
  const encoder = new TextEncoder()
  let first = true
  for await (const records of batches) {
    yield encoder.encode(csvText(records, locale, { first }))
    first = false
  }
}
