import { getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { PeriodFields } from '@/components/dashboard/PeriodFields'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { bases, type ReportRange, steps } from '@/lib/reports/schema'

type Props = { range: ReportRange; today: string; isRefused: boolean }

/** Which days a report is of, what it counts and how it cuts the time. It works without script. */
export async function ReportForm({ range, today, isRefused }: Props) {
  const t = await getTranslations('reports')
  const tAudit = await getTranslations('audit')
  const path = localePath(await pageLocale(), '/admin/reports')
  return (
    <>
      {isRefused ? (
        <p role="alert" className="mb-4 font-medium text-danger">
          {t('refused')}
        </p>
      ) : null}
      <FilterForm
        action={path}
        query={Object.values(range).join()}
        className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        <PeriodFields period={range} today={today} />
        <Field label={t('basis')}>
          {(control) => (
            <Select
              {...control}
              key={range.basis}
              name="basis"
              defaultValue={range.basis}
              options={bases.map((value) => ({ value, label: t(`bases.${value}`) }))}
            />
          )}
        </Field>
        <Field label={t('step')}>
          {(control) => (
            <Select
              {...control}
              key={range.step}
              name="step"
              defaultValue={range.step}
              options={steps.map((value) => ({ value, label: t(`steps.${value}`) }))}
            />
          )}
        </Field>
        <Button type="submit">{tAudit('show')}</Button>
      </FilterForm>
    </>
  )
}
