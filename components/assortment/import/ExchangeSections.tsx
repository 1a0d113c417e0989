import { useLocale, useTranslations } from 'next-intl'
import { ControlField } from '@/components/admin/editing/ControlField'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/buttons/Button'
import { Table } from '@/components/ui/Table'
import { exportStates, type ImportJob, type ImportState } from '@/lib/assortment/exchange/schema'
import { columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import { productTypes } from '@/lib/catalog/product/schema'
import { columnMeaning } from '@/lib/catalog/words/field-text'
import { formatDateTime } from '@/lib/sales/orders/dates'

/** A plain form: the answer is the file. */
export function ExportForm() {
  const t = useTranslations('import')
  const locale = useLocale()
  return (
    <form action="/api/admin/catalogue/export" className="flex flex-col gap-4">
      <input type="hidden" name="locale" value={locale} />
      <ControlField
        label={t('exportType')}
        name="type"
        options={productTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
      />
      <ControlField
        label={t('exportState')}
        name="state"
        options={exportStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <Button type="submit" className="self-start">
        {t('download')}
      </Button>
      <p className="text-sm text-soft">{t('exportNote')}</p>
    </form>
  )
}

export function ColumnsHelp() {
  const t = useTranslations('import')
  const tAll = useTranslations()
  const locale = useLocale()
  return (
    <>
      <p className="mb-3 text-sm text-soft">{t('templateNote')}</p>
      <ul className="flex flex-col gap-3">
        {productTypes.map((type) => (
          <li key={type} className="rounded border border-hairline bg-face px-4 py-2">
            <a
              href={`/api/admin/catalogue/template?type=${type}&locale=${locale}`}
              className="prose-link inline-flex min-h-touch items-center font-semibold"
            >
              {t('template', { type: t(`types.${type}`) })}
            </a>
            <details>
              <summary className="flex min-h-touch items-center text-sm underline-offset-4 hover:underline">
                {t('columnsTitle')} ▾
              </summary>
              <dl className="grid gap-x-4 gap-y-1 pb-3 text-sm sm:grid-cols-[10rem_1fr]">
                {[...columnsOfFile(type).keys()].map((name) => (
                  <div key={name} className="contents">
                    <dt className="font-semibold">{name}</dt>
                    <dd className="mb-1 text-soft sm:mb-0">{columnMeaning(type, name, tAll)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

const tones = {
  checking: 'plain',
  checked: 'rust',
  importing: 'signal',
  imported: 'field',
  failed: 'danger',
} as const satisfies Record<ImportState, string>

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
            <TextLink path={`/admin/import/${job.id}`} className="font-semibold wrap-anywhere">
              {job.fileName}
            </TextLink>
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
          cell: (job) => <span className="whitespace-nowrap">{formatDateTime(job.startedAt, locale)}</span>,
        },
      ]}
    />
  )
}
