import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/Badge'
import type { NewsState } from '@/lib/customers/news/rules'

const tones = { draft: 'plain', scheduled: 'rust', published: 'field' } as const

export function NewsStateBadge({ state }: { state: NewsState }) {
  const t = useTranslations('adminNews')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
