'use client'

import { useTranslations } from 'next-intl'
import { AdminSection } from '@/components/admin/AdminSection'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Table } from '@/components/ui/Table'
import type { ImportProblems } from '@/lib/assortment/exchange/schema'
import type { ProductType } from '@/lib/catalog/product/schema'
import { permittedValues } from '@/lib/catalog/words/field-text'
import { columnName } from './column-name'
import { lineRanges } from './line-ranges'

type Props = {
  problems: ImportProblems[]
  /** Of the products in the file. Left out for other things, whose columns have no names and which have no report. */
  type?: ProductType
  heading?: 'h2' | 'h3'
}

/** The first refused cells: their places, text and error. What is the same in many rows is said once. */
export function ProblemsTable({ problems, type, heading = 'h2' }: Props) {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const problemText = useProblemText()
  return (
    <AdminSection heading={heading} title={t('problems')}>
      <Table
        caption={t('problems')}
        rows={problems.map((problem, index) => ({ ...problem, key: index }))}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'line',
            header: t('report.line'),
            numeric: true,
            cell: ({ lines, rows }) => lineRanges(lines, rows),
          },
          {
            key: 'column',
            header: t('report.column'),
            cell: ({ column }) => <ColumnName type={type} column={column} />,
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
            cell: ({ code, column }) => {
              const values = type && code === 'unknown_value' ? permittedValues(type, column, tAll) : []
              return (
                <>
                  {problemText(code)}
                  {values.length > 0 ? (
                    <span className="block text-sm text-soft">{values.join(', ')}</span>
                  ) : null}
                </>
              )
            },
          },
        ]}
      />
      {type ? <Shown count={problems.length} /> : null}
    </AdminSection>
  )
}

/** A column as the template writes it, and as the administration calls it. */
function ColumnName({ type, column }: Pick<Props, 'type'> & { column: string }) {
  const t = useTranslations()
  const name = type && columnName(column, t)
  return (
    <>
      <b>{column || '–'}</b>
      {name ? <span className="block text-sm text-soft">{name}</span> : null}
    </>
  )
}

/** A note that there can be more than the page shows. */
export function Shown({ count }: { count: number }) {
  const t = useTranslations('import')
  return count >= 50 ? <p className="mt-3 text-soft">{t('shownOf', { shown: count })}</p> : null
}
