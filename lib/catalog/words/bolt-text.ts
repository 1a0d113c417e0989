import type { useTranslations } from 'next-intl'
import { readBoltInfo } from '@/lib/catalog/product/bolt-info'

type Translate = ReturnType<typeof useTranslations<never>>

/** A spacer's bolt text in the language of the page; as the shop wrote it where it says more than usual. */
export function boltText(info: string, t: Translate): string {
  const read = readBoltInfo(info)
  if (!read) return info
  const words = wordsOf(read, t)
  return read.thread ? `${read.thread}, ${words}` : words
}

function wordsOf(read: NonNullable<ReturnType<typeof readBoltInfo>>, t: Translate): string {
  switch (read.key) {
    case 'studs':
      return t('product.studs')
    case 'studsIncluded':
      return t('product.studsIncluded', { count: read.count })
    default:
      return t(`product.${read.key}`, { mm: read.mm })
  }
}
