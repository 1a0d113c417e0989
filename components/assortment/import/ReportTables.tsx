'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminSection } from '@/components/admin/AdminSection'
import { TextLink } from '@/components/layout/links/ShopLink'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Price } from '@/components/ui/Price'
import { type Column, Table } from '@/components/ui/Table'
import type { ImportAddition, ImportChange, ImportProblems } from '@/lib/assortment/exchange/schema'
import type { ProductType } from '@/lib/catalog/product/schema'
import { permittedValues } from '@/lib/catalog/words/field-text'
import { defaultLocale, type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { columnHeading } from './FailureText'

type LinesProps<Row> = {
  title: string
  rows: readonly Row[]
  columns: Column<Row>[]
  heading?: 'h2' | 'h3' | undefined
  isCut?: boolean
}

export function LinesTable<Row extends { line: number | string }>(props: LinesProps<Row>) {
  const { title, rows, columns, heading = 'h2', isCut = false } = props
  const t = useTranslations('import')
  return (
    <AdminSection heading={heading} title={title}>
      <Table
        caption={title}
        rows={rows.map((row, key) => ({ ...row, key }))}
        rowKey={({ key }) => key}
        columns={[
          { key: 'line', header: t('report.line'), numeric: true, cell: ({ line }) => line },
          ...columns,
        ]}
      />
      {isCut && rows.length >= 50 ? (
        <p className="mt-3 text-soft">{t('shownOf', { shown: rows.length })}</p>
      ) : null}
    </AdminSection>
  )
}

type ChangesListProps = {
  changes: readonly { name: string; before: string | null; after: string | null }[]
  lineClassName?: string
}

export function ChangesList({ changes, lineClassName = 'text-left wrap-anywhere' }: ChangesListProps) {
  const t = useTranslations('import')
  return (
    <ul className="flex flex-col gap-1">
      {changes.map(({ name, before, after }) => (
        <li key={name} className={lineClassName}>
          <b>{name}</b>: <del className="text-soft">{before || t('empty_cell')}</del> →{' '}
          <ins className="no-underline">{after || t('empty_cell')}</ins>
        </li>
      ))}
    </ul>
  )
}

type Props = {
  problems: ImportProblems[]
  /** The type of the products in the file; a file of vehicles has none, nor names of columns, nor a report. */
  type?: ProductType
  heading?: 'h2' | 'h3'
}

/** The first refused cells with place, text and error; equal problems of many rows are one line. */
export function ProblemsTable({ problems, type, heading }: Props) {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const problemText = useProblemText()
  const nameOf = (column: string) => type && columnHeading(column, tAll)
  const valuesOf = ({ code, column }: ImportProblems) =>
    type && code === 'unknown_value' ? permittedValues(type, column, tAll) : []
  return (
    <LinesTable
      title={t('problems')}
      heading={heading}
      rows={problems.map((problem) => ({ ...problem, line: lineRanges(problem.lines, problem.rows) }))}
      isCut={type !== undefined}
      columns={[
        {
          key: 'column',
          header: t('report.column'),
          cell: ({ column }) => (
            <>
              <b>{column || '–'}</b>
              <Below text={nameOf(column)} />
            </>
          ),
        },
        {
          key: 'value',
          header: t('inFile'),
          cell: ({ value }) =>
            value ? (
              <span className="block wrap-anywhere md:min-w-24">{value}</span>
            ) : (
              <span className="text-soft">{t('empty_cell')}</span>
            ),
        },
        {
          key: 'problem',
          header: t('report.problem'),
          cell: (problem) => (
            <>
              {problemText(problem.code)}
              <Below text={valuesOf(problem).join(', ')} />
            </>
          ),
        },
      ]}
    />
  )
}

const Below = ({ text }: { text: string | undefined }) =>
  text ? <span className="block text-sm text-soft">{text}</span> : null

export function AdditionsTable({ additions, of }: { additions: ImportAddition[]; of: number }) {
  const t = useTranslations('import')
  const locale = useLocale()
  return (
    <LinesTable
      title={t('additions', { count: of })}
      rows={additions}
      isCut={of > additions.length}
      columns={[
        {
          key: 'title',
          header: t('product'),
          cell: ({ title }) => (
            <span lang="pl" className="wrap-anywhere">
              {title}
            </span>
          ),
        },
        {
          key: 'price',
          header: t('headings.price'),
          numeric: true,
          cell: ({ priceGrosze }) => <Price grosze={priceGrosze} locale={locale} />,
        },
        {
          key: 'stock',
          header: t('headings.quantityInStock'),
          numeric: true,
          cell: ({ quantityInStock }) => quantityInStock,
        },
      ]}
    />
  )
}

/** A value in the style of the language; money has two decimals. */
function valueText(name: string, value: unknown, locale: Locale): string {
  if (typeof value !== 'number')
    return shortened(Array.isArray(value) ? value.join(' ') : String(value ?? ''))
  const decimals = name === 'price' ? { minimumFractionDigits: 2 } : {}
  return value.toLocaleString(languageTag[locale], { maximumFractionDigits: 4, ...decimals })
}

/** Longer texts, such as descriptions, are cut here; the report has all of them. */
const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

type ChangesTableProps = { changes: ImportChange[]; isDone: boolean; of: number }

export function ChangesTable({ changes, isDone, of }: ChangesTableProps) {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const locale = useLocale()
  const title = t(isDone ? 'changesDone' : 'changes')
  return (
    <LinesTable
      title={title}
      rows={changes}
      isCut={of > changes.length}
      columns={[
        {
          key: 'product',
          header: t('product'),
          cell: ({ productId, title, sku }) => (
            <>
              <TextLink
                path={`/admin/products/${productId}`}
                lang={title === null ? undefined : defaultLocale}
                className="wrap-anywhere"
              >
                {title ?? `#${productId}`}
              </TextLink>
              <Below text={title === null ? undefined : (sku ?? `#${productId}`)} />
            </>
          ),
        },
        {
          key: 'fields',
          header: title,
          cell: ({ before, after }) => (
            <ChangesList
              lineClassName="line-clamp-4 text-left wrap-anywhere"
              changes={Object.keys(after).map((name) => ({
                name: columnHeading(name, tAll) ?? name,
                before: valueText(name, before[name], locale),
                after: valueText(name, after[name], locale),
              }))}
            />
          ),
        },
      ]}
    />
  )
}

const MOST_RANGES = 8

/** Ascending numbers as ranges, `2–41, 43`; an ellipsis for further ranges and for rows that `lines` lacks. */
function lineRanges(lines: readonly number[], rows: number): string {
  const ranges: [first: number, last: number][] = []
  for (const line of lines) {
    const range = ranges.at(-1)
    if (range && line === range[1] + 1) range[1] = line
    else ranges.push([line, line])
  }
  const named = ranges
    .slice(0, MOST_RANGES)
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  const isCut = ranges.length > MOST_RANGES || rows > lines.length
  return [...named, ...(isCut ? ['…'] : [])].join(', ')
}
