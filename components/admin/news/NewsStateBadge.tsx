import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/Badge'
import type { NewsState } from '@/lib/news/rules'

const tones = { draft: 'plain', scheduled: 'rust', published: 'field' } as const

/** Whether visitors see an item, will see it, or do not. */
export function NewsStateBadge({ state }: { state: NewsState }) {
  const t = useTranslations('adminNews')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
