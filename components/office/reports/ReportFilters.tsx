import { getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { optionsOf } from '@/components/admin/list/options'
import { periodFields } from '@/components/office/dashboard/PeriodLinks'
import { bases, type ReportRange, reportSteps } from '@/lib/office/reports/schema'

type Props = { range: ReportRange; today: string; isRefused: boolean }

/** Chooses the days of a report, what it counts, and the length of its periods. It works without JavaScript. */
export async function ReportFilters({ range, today, isRefused }: Props) {
  const t = await getTranslations('reports')
  const tAudit = await getTranslations('audit')
  return (
    <>
      {isRefused ? (
        <p role="alert" className="mb-4 font-medium text-danger">
          {t('refused')}
        </p>
      ) : null}
      <FilterForm
        path="/admin/reports"
        query={range}
        address={Object.values(range).join()}
        className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3"
        submit={tAudit('show')}
        fields={[
          ...(await periodFields(today)),
          { name: 'basis', label: t('basis'), options: optionsOf(bases, (each) => t(`bases.${each}`)) },
          { name: 'step', label: t('step'), options: optionsOf(reportSteps, (each) => t(`steps.${each}`)) },
        ]}
      />
    </>
  )
}
