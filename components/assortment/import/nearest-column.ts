import type { useTranslations } from 'next-intl'
import { type ColumnName, columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import type { ProductType } from '@/lib/catalog/product/schema'
import { mostTypos, typosBetween } from '@/lib/platform/values/typos'
import { columnName } from './column-name'

/** A heading without case, diacritics, spaces and signs, for comparing. */
const bare = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * What suppliers call columns. They are only asked about: a delivered quantity is not the stock, and a net price is not
 * what the buyer pays.
 */
const ofSuppliers: [ColumnName, RegExp][] = [
  ['quantityInStock', /^(ilosc|liczba|sztuk|szt$|qty|quantity|amount|magazyn|количество|колво|наличие)/],
  ['cost', /netto|zakup|hurt|purchase|wholesale|закуп|опт/],
  ['price', /brutto|gross|detal|retail|розни/],
  ['sku', /^(indeks|kod|symbol|nrkat|numerkat|index|code|partno|артикул|код)/],
  ['ean', /ean|gtin|kreskow|barcode|штрих/],
  ['title', /^(nazwa|towar|produkt|name|item|product|название|наименование|товар)/],
  ['protector', /bieznik|rzezba|tread|протектор|рисунок/],
]

/** The column that somebody may have meant by an unknown heading, as the reader calls it; undefined if none is near. */
export function nearestColumn(
  heading: string,
  type: ProductType,
  t: ReturnType<typeof useTranslations<never>>,
): string | undefined {
  const typed = bare(heading)
  if (typed.length < 2) return undefined
  const columns = [...columnsOfFile(type).keys()]
  const most = mostTypos(typed)
  const near = columns
    .map((column) => {
      const names = [column, columnName(column, t) ?? column].map(bare)
      return { column, typos: Math.min(...names.map((name) => typosBetween(typed, name, most))) }
    })
    .filter(({ typos }) => typos <= most)
    .sort((one, other) => one.typos - other.typos)
  const column = near[0]?.column ?? ofSuppliers.find(([, pattern]) => pattern.test(typed))?.[0]
  return column && columns.includes(column) ? (columnName(column, t) ?? column) : undefined
}
