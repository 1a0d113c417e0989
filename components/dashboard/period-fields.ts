import { getTranslations } from 'next-intl/server'
import type { PlainField } from '@/components/admin/editing/PlainFields'
import type { Period } from '@/lib/dashboard/schema'

/** The first and the last day of what is shown. */
export async function periodFields(
  period: Pick<Period, 'from' | 'to'>,
  today: string,
): Promise<PlainField[]> {
  const t = await getTranslations('audit')
  return (['from', 'to'] as const).map((name) => ({
    name,
    type: 'date',
    label: t(name),
    value: period[name],
    required: true,
    max: today,
  }))
}
