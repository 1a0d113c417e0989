'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/problems/use-problem-text'
import { type ColumnName, columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import type { ProductType } from '@/lib/catalog/product/schema'
import { nameOfField } from '@/lib/catalog/words/field-text'
import type { InvalidField } from '@/lib/platform/errors'
import type { CallCode } from '@/lib/platform/http/client'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { mostTypos, typosBetween } from '@/lib/platform/values/typos'

type Props = {
  code: CallCode
  fields: InvalidField[]
  /** The type of the products in the file, to suggest the column that an unknown heading may mean. */
  type?: ProductType
}

export function FailureText({ code, fields, type }: Props) {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const problemText = useProblemText()
  const nameOf = ({ path, code }: InvalidField) => {
    if (code === 'import.unknown_column') {
      const nearest = type && nearestColumn(path, type, tAll)
      return nearest ? t('nearestColumn', { name: path, nearest }) : t('unknownColumn', { name: path })
    }
    const line = /^line\.(\d+)$/.exec(path)?.[1]
    return line ? t('lineNumber', { line }) : `${path}: ${problemText(code)}`
  }
  return (
    <>
      <p className="text-type">{problemText(code)}</p>
      {fields.length > 0 ? (
        <ul className="mt-1 list-disc pl-5 text-type">
          {fields.map((field) => (
            <li key={`${field.path} ${field.code}`} className="wrap-anywhere">
              {nameOf(field)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** A heading without case, diacritics, spaces and signs, for comparing. */
const bare = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Suppliers' headings are suggested and not read: a delivered quantity is not the stock, a net price not the price. */
const ofSuppliers: [ColumnName, RegExp][] = [
  ['quantityInStock', /^(ilosc|liczba|sztuk|szt$|qty|quantity|amount|magazyn|количество|колво|наличие)/],
  ['cost', /netto|zakup|hurt|purchase|wholesale|закуп|опт/],
  ['price', /brutto|gross|detal|retail|розни/],
  ['sku', /^(indeks|kod|symbol|nrkat|numerkat|index|code|partno|артикул|код)/],
  ['ean', /ean|gtin|kreskow|barcode|штрих/],
  ['title', /^(nazwa|towar|produkt|name|item|product|название|наименование|товар)/],
  ['protector', /bieznik|rzezba|tread|протектор|рисунок/],
]

/** The localized name of the column nearest to an unknown heading; undefined if no column is near. */
function nearestColumn(
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
      const names = [column, columnHeading(column, t) ?? column].map(bare)
      return { column, typos: Math.min(...names.map((name) => typosBetween(typed, name, most))) }
    })
    .filter(({ typos }) => typos <= most)
    .sort((one, other) => one.typos - other.typos)
  const column = near[0]?.column ?? ofSuppliers.find(([, pattern]) => pattern.test(typed))?.[0]
  return column && columns.includes(column) ? (columnHeading(column, t) ?? column) : undefined
}

/** What the administration calls a column of a file; undefined for a column that only the file has. */
export const columnHeading = (
  column: string,
  t: ReturnType<typeof useTranslations<never>>,
): string | undefined => wordOr(t, `import.headings.${column}`, undefined) ?? nameOfField(column, t)
