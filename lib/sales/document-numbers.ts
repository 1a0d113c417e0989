export type InvoiceKind = 'invoice' | 'correction'

export type SeriesKind = InvoiceKind | 'note'

const prefixes: Record<SeriesKind, string> = { invoice: 'FV', correction: 'KOR', note: 'NO' }
const seriesKinds: readonly SeriesKind[] = ['invoice', 'correction', 'note']

/** Where a document stands: in the series of its kind and month (`2026-11`), counted from 1. */
export type SeriesPlace = { kind: SeriesKind; month: string; ordinal: number }

/** The number of a document: FV 1/11/2026, KOR 1/11/2026, NO 1/11/2026. */
export function invoiceNumber({ kind, month, ordinal }: SeriesPlace): string {
  const [year, monthOfYear] = month.split('-')
  return `${prefixes[kind]} ${ordinal}/${Number(monthOfYear)}/${year}`
}

/** The series, month and ordinal of a document's number; null for any other text. */
export function placeOf(number: string): SeriesPlace | null {
  const parts = /^(FV|KOR|NO) ([1-9]\d{0,5})\/(1[0-2]|[1-9])\/(20\d\d)$/.exec(number.trim().toUpperCase())
  const kind = seriesKinds.find((each) => prefixes[each] === parts?.[1])
  if (!parts || !kind) return null
  const [, , ordinal, monthOfYear = '', year] = parts
  return {
    kind,
    month: `${year}-${monthOfYear.padStart(2, '0')}`,
    ordinal: Number(ordinal),
  }
}

/** The numbers that a search may mean: `27/11/2026` is one of any series, and `fv27/11/2026` has no space. */
export const numbersNamed = (search: string): string[] => {
  const [, prefix, rest] = /^(FV|KOR|NO)?\s*(.+)$/.exec(search.trim().toUpperCase()) ?? []
  return (prefix ? [prefix] : Object.values(prefixes)).flatMap((each) => {
    const place = placeOf(`${each} ${rest}`)
    return place ? [invoiceNumber(place)] : []
  })
}

/** The file of an invoice: FV 1/11/2026 is FV-1-11-2026.pdf. */
export const invoiceFile = (number: string, extension: 'pdf' | 'xml'): string =>
  `${number.replace(/[ /]/g, '-')}.${extension}`

/** Where an invoice is read, and a debit note. */
export const invoiceAddress = (id: number): string => `/api/invoices/${id}`
export const noteAddress = (id: number): string => `/api/invoices/notes/${id}`
