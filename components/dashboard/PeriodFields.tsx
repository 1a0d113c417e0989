import { getTranslations } from 'next-intl/server'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { Period } from '@/lib/dashboard/schema'

/** The first and the last day of what is shown. */
export async function PeriodFields({
  period,
  today,
}: {
  period: Pick<Period, 'from' | 'to'>
  today: string
}) {
  const t = await getTranslations('audit')
  return (['from', 'to'] as const).map((name) => (
    <Field key={name} label={t(name)}>
      {(control) => (
        <TextInput {...control} type="date" name={name} required max={today} defaultValue={period[name]} />
      )}
    </Field>
  ))
}
