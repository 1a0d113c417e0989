import type { InvoiceKind } from './kinds'

/** How the series of a kind begin. */
const prefixes: Record<InvoiceKind, string> = { invoice: 'FV', correction: 'KOR' }

/** Where a document stands: in the series of its kind and month (`2026-11`), counted from 1. */
export type SeriesPlace = { kind: InvoiceKind; month: string; ordinal: number }

/** The number of a document: FV 1/11/2026, KOR 1/11/2026. */
export function invoiceNumber({ kind, month, ordinal }: SeriesPlace): string {
  const [year, monthOfYear] = month.split('-')
  return `${prefixes[kind]} ${ordinal}/${Number(monthOfYear)}/${year}`
}

/** The place that a number names; null for a text that is no such number. */
export function placeOf(number: string): SeriesPlace | null {
  const parts = /^(FV|KOR) ([1-9]\d{0,5})\/(1[0-2]|[1-9])\/(20\d\d)$/.exec(number.trim().toUpperCase())
  if (!parts) return null
  const [, prefix, ordinal, monthOfYear = '', year] = parts
  return {
    kind: prefix === prefixes.invoice ? 'invoice' : 'correction',
    month: `${year}-${monthOfYear.padStart(2, '0')}`,
    ordinal: Number(ordinal),
  }
}

/** The numbers that a search may mean: `27/11/2026` is one of an invoice or of a correction, and `fv27/11/2026` has no space. */
export const numbersNamed = (search: string): string[] => {
  const [, prefix, rest] = /^(FV|KOR)?\s*(.+)$/.exec(search.trim().toUpperCase()) ?? []
  return (prefix ? [prefix] : Object.values(prefixes)).flatMap((each) => {
    const place = placeOf(`${each} ${rest}`)
    return place ? [invoiceNumber(place)] : []
  })
}

/** The file of an invoice: FV 1/11/2026 is FV-1-11-2026.pdf. */
export const invoiceFile = (number: string, extension: 'pdf' | 'xml'): string =>
  `${number.replace(/[ /]/g, '-')}.${extension}`

/** Where an invoice is read. */
export const invoiceAddress = (id: number): string => `/api/invoices/${id}`
