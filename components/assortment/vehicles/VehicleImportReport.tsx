'use client'

import { useTranslations } from 'next-intl'
import { AdminSection } from '@/components/admin/AdminSection'
import { ProblemsTable } from '@/components/assortment/import/ProblemsTable'
import { Button } from '@/components/ui/Button'
import { Facts, tileGrid } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { Table } from '@/components/ui/Table'
import type { VehicleImport } from '@/lib/assortment/vehicles/exchange'

type Props = { fileName: string; report: VehicleImport; isImporting: boolean; onImport: () => void }

/** What a file would do to the vehicles, or has done. */
export function VehicleImportReport({ fileName, report, isImporting, onImport }: Props) {
  const t = useTranslations('adminVehicles')
  const tImport = useTranslations('import')
  const { problems, additions, changes } = report
  const line = { key: 'line', header: tImport('report.line'), numeric: true } as const
  return (
    <div className="grid gap-8">
      <p className="font-semibold wrap-anywhere">{fileName}</p>
      <Facts
        look="tile"
        className={tileGrid}
        facts={(['created', 'changed', 'unchanged', 'refused'] as const).map((key) => [
          tImport(`counts.${key}`),
          report[key],
        ])}
      />
      <Outcome report={report} isImporting={isImporting} onImport={onImport} />
      {problems.length > 0 ? (
        <ProblemsTable
          problems={problems.map(({ line, ...problem }) => ({ ...problem, lines: [line], rows: 1 }))}
          heading="h3"
        />
      ) : null}
      {additions.length > 0 ? (
        <AdminSection heading="h3" title={t('exchange.additions')}>
          <Table
            caption={t('exchange.additions')}
            rows={additions}
            rowKey={(each) => each.line}
            columns={[
              { ...line, cell: (each) => each.line },
              { key: 'vehicle', header: t('vehicle'), cell: ({ name }) => name },
              {
                key: 'path',
                header: t('fields.path'),
                cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
              },
            ]}
          />
        </AdminSection>
      ) : null}
      {changes.length > 0 ? (
        <AdminSection heading="h3" title={t('exchange.changes')}>
          <Table
            caption={t('exchange.changes')}
            rows={changes}
            rowKey={(each) => each.line}
            columns={[
              { ...line, cell: (each) => each.line },
              {
                key: 'path',
                header: t('fields.path'),
                cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
              },
              {
                key: 'facts',
                header: t('exchange.changes'),
                cell: ({ facts }) => (
                  <ul className="flex flex-col gap-1">
                    {facts.map(({ field, before, after }) => (
                      <li key={field} className="text-left wrap-anywhere">
                        <b>{t(`fields.${field}`)}</b>:{' '}
                        <del className="text-soft">{before || tImport('empty_cell')}</del> →{' '}
                        <ins className="no-underline">{after || tImport('empty_cell')}</ins>
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        </AdminSection>
      ) : null}
    </div>
  )
}

function Outcome({ report, isImporting, onImport }: Omit<Props, 'fileName'>) {
  const t = useTranslations('adminVehicles.exchange')
  const { created, changed, unchanged, refused, isImported } = report
  if (isImported)
    return (
      <Notice kind="success" title={t('done')}>
        <p role="status">{t('doneText', { created, changed, unchanged })}</p>
      </Notice>
    )
  if (refused > 0)
    return (
      <Notice kind="error" title={t('refusedTitle', { count: refused })}>
        {t('refusedText')}
      </Notice>
    )
  if (created + changed === 0) return <Notice title={t('nothing')} />
  return (
    <Notice
      title={t('ready')}
      action={
        <Button look="signal" onClick={onImport} busy={isImporting} busyLabel={t('importing')}>
          {t('importNow', { count: created + changed })}
        </Button>
      }
    />
  )
}
