import type { useTranslations } from 'next-intl'
import { readBoltInfo } from '@/lib/catalog/product/bolt-info'
import type { Spacer } from '@/lib/catalog/product/schema'
import { boltText } from './bolt-text'

type Translate = ReturnType<typeof useTranslations<never>>

/** What a spacer is mounted with, as far as it is known: studs or bolts, and their thread. Null if nothing is. */
export function spacerNeeds(spacer: Spacer, t: Translate): string | null {
  const { mounting, thickness, thread, boltInfo } = spacer
  const written = boltInfo && readBoltInfo(boltInfo) ? boltText(boltInfo, t) : null
  const bolts = {
    'bolt-on': t('product.ownStuds'),
    'slip-on': written ?? t('product.longerEither', { mm: thickness }),
  }
  const parts = [mounting === null ? written : bolts[mounting]]
  if (thread && !parts[0]?.includes(thread)) parts.push(t('product.threadOf', { thread }))
  return parts.filter((part) => part !== null).join('; ') || null
}
