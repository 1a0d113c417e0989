import { useLocale, useTranslations } from 'next-intl'
import { AdminLink } from '@/components/admin/AdminLink'
import { Badge } from '@/components/ui/Badge'
import { Table } from '@/components/ui/Table'
import type { ImportJob, ImportState } from '@/lib/assortment/exchange/schema'
import { formatMoment } from '@/lib/sales/orders/dates'

const tones = {
  checking: 'plain',
  checked: 'rust',
  importing: 'signal',
  imported: 'field',
  failed: 'danger',
} as const satisfies Record<ImportState, string>

/** The last uploaded files of all administrators. */
export function JobsTable({ jobs }: { jobs: ImportJob[] }) {
  const t = useTranslations('import')
  const locale = useLocale()
  if (jobs.length === 0) return <p className="text-soft">{t('noHistory')}</p>
  return (
    <Table
      caption={t('history')}
      rows={jobs}
      from="xl"
      rowKey={(job) => job.id}
      columns={[
        {
          key: 'file',
          header: t('file'),
          cell: (job) => (
            <AdminLink path={`/admin/import/${job.id}`} className="font-semibold wrap-anywhere">
              {job.fileName}
            </AdminLink>
          ),
        },
        {
          key: 'state',
          header: t('state'),
          cell: (job) => <Badge tone={tones[job.state]}>{t(`jobStates.${job.state}`)}</Badge>,
        },
        ...(['created', 'changed', 'refused'] as const).map((key) => ({
          key,
          header: t(`counts.${key}`),
          numeric: true,
          cell: (job: ImportJob) => job[key],
        })),
        { key: 'who', header: t('who'), cell: (job) => job.startedByName },
        {
          key: 'when',
          header: t('when'),
          cell: (job) => <span className="whitespace-nowrap">{formatMoment(job.startedAt, locale)}</span>,
        },
      ]}
    />
  )
}
