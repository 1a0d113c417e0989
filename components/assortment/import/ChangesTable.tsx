'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminLink } from '@/components/admin/AdminLink'
import { AdminSection } from '@/components/admin/AdminSection'
import { Table } from '@/components/ui/Table'
import type { ImportChange } from '@/lib/assortment/exchange/schema'
import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { columnName } from './column-name'
import { Shown } from './ProblemsTable'

/** A value in the style of the language; money has two decimals. */
function words(name: string, fact: unknown, locale: Locale): string {
  if (typeof fact !== 'number') return shortened(Array.isArray(fact) ? fact.join(' ') : String(fact ?? ''))
  const decimals = name === 'price' ? { minimumFractionDigits: 2 } : {}
  return fact.toLocaleString(languageTag[locale], { maximumFractionDigits: 4, ...decimals })
}

/** Longer texts, such as descriptions, are cut here; the report has all of them. */
const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** The first changed products, with the old and new value of each field. */
export function ChangesTable({
  changes,
  isDone,
  of,
}: {
  changes: ImportChange[]
  isDone: boolean
  of: number
}) {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const locale = useLocale()
  const title = t(isDone ? 'changesDone' : 'changes')
  return (
    <AdminSection title={title}>
      <Table
        caption={title}
        rows={changes}
        rowKey={({ line }) => line}
        columns={[
          { key: 'line', header: t('report.line'), numeric: true, cell: ({ line }) => line },
          {
            key: 'product',
            header: t('product'),
            cell: ({ productId, title, sku }) => (
              <>
                <AdminLink
                  path={`/admin/products/${productId}`}
                  lang={title === null ? undefined : 'pl'}
                  className="wrap-anywhere"
                >
                  {title ?? `#${productId}`}
                </AdminLink>
                {title === null ? null : (
                  <span className="block text-sm text-soft">{sku ?? `#${productId}`}</span>
                )}
              </>
            ),
          },
          {
            key: 'fields',
            header: title,
            cell: ({ before, after }) => (
              <ul className="flex flex-col gap-1">
                {Object.keys(after).map((name) => (
                  <li key={name} className="line-clamp-4 text-left wrap-anywhere">
                    <b>{columnName(name, tAll) ?? name}</b>:{' '}
                    <del className="text-soft">{words(name, before[name], locale) || t('empty_cell')}</del> →{' '}
                    <ins className="no-underline">{words(name, after[name], locale) || t('empty_cell')}</ins>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      {of > changes.length ? <Shown count={changes.length} /> : null}
    </AdminSection>
  )
}
