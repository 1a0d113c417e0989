'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Table } from '@/components/ui/Table'
import type { ImportProblem } from '@/lib/catalog/exchange/schema'
import type { ProductType } from '@/lib/catalog/product/schema'
import { permittedValues } from '@/lib/catalog/words/field-text'
import { columnName } from './column-name'

/** The first refused cells: their place, text and error. */
export function ProblemsTable({ type, problems }: { type: ProductType; problems: ImportProblem[] }) {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const problemText = useProblemText()
  return (
    <section>
      <h2 className="mb-4 font-display text-lg font-bold">{t('problems')}</h2>
      <Table
        caption={t('problems')}
        rows={problems.map((problem, index) => ({ ...problem, key: index }))}
        rowKey={({ key }) => key}
        columns={[
          { key: 'line', header: t('report.line'), numeric: true, cell: ({ line }) => line },
          { key: 'column', header: t('report.column'), cell: ({ column }) => <ColumnName column={column} /> },
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
              const values = code === 'unknown_value' ? permittedValues(type, column, tAll) : []
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
      <Shown count={problems.length} />
    </section>
  )
}

/** A column as the template writes it, and as the administration calls it. */
function ColumnName({ column }: { column: string }) {
  const t = useTranslations()
  const name = columnName(column, t)
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
