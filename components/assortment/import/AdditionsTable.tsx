'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AdminSection } from '@/components/admin/AdminSection'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import type { ImportAddition } from '@/lib/assortment/exchange/schema'
import { Shown } from './ProblemsTable'

/** The first products that the file adds. */
export function AdditionsTable({ additions, of }: { additions: ImportAddition[]; of: number }) {
  const t = useTranslations('import')
  const locale = useLocale()
  const title = t('additions', { count: of })
  return (
    <AdminSection title={title}>
      <Table
        caption={title}
        rows={additions}
        rowKey={({ line }) => line}
        columns={[
          { key: 'line', header: t('report.line'), numeric: true, cell: ({ line }) => line },
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
      {of > additions.length ? <Shown count={additions.length} /> : null}
    </AdminSection>
  )
}
