import { getTranslations } from 'next-intl/server'
import type { PlainField } from '@/components/admin/editing/PlainFields'

/** The first and the last day of what is shown. */
export async function periodFields(today: string): Promise<PlainField[]> {
  const t = await getTranslations('audit')
  return (['from', 'to'] as const).map((name) => ({
    name,
    type: 'date',
    label: t(name),
    required: true,
    max: today,
  }))
}
