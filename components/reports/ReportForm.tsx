import Form from 'next/form'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
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
      {/* the key shows the values of another address */}
      <Form
        key={Object.values(range).join()}
        action={path}
        className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3"
      >
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={tAudit(name)}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                name={name}
                required
                max={today}
                defaultValue={range[name]}
              />
            )}
          </Field>
        ))}
        <Field label={t('basis')}>
          {(control) => (
            <Select {...control} name="basis" defaultValue={range.basis}>
              {bases.map((basis) => (
                <option key={basis} value={basis}>
                  {t(`bases.${basis}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('step')}>
          {(control) => (
            <Select {...control} name="step" defaultValue={range.step}>
              {steps.map((step) => (
                <option key={step} value={step}>
                  {t(`steps.${step}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit">{tAudit('show')}</Button>
      </Form>
    </>
  )
}
