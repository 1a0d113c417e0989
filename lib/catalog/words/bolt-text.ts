import type { useTranslations } from 'next-intl'
import type { Spacer } from '@/lib/catalog/product/schema'

type Translate = ReturnType<typeof useTranslations<never>>

/** `key` is a message of the group `product`; `thread` as entered, null if the text names none. */
export type BoltInfo = { thread: string | null } & (
  | { key: 'studs' }
  | { key: 'studsIncluded'; count: number }
  | { key: 'longerStuds' | 'longerBolts'; mm: string }
)

const included = /^(?:(\S[^,]*), )?(?:(\d{1,2}) szpil\p{L}+|szpilki) w komplecie$/u
const longer = /^(?:(\S[^,]*), )?wymaga (szpilek|śrub) dłuższych o (\d{1,3}(?:[.,]\d)?)\s?mm$/u

/** Null for any other wording than the shop's usual one. How the spacer is mounted says the field `mounting`. */
export function readBoltInfo(text: string): BoltInfo | null {
  const words = text.trim()
  const studs = included.exec(words)
  if (studs) {
    const [, thread = null, count] = studs
    return count ? { key: 'studsIncluded', thread, count: Number(count) } : { key: 'studs', thread }
  }
  const [, thread = null, what, mm] = longer.exec(words) ?? []
  if (!what || !mm) return null
  return { key: what === 'śrub' ? 'longerBolts' : 'longerStuds', thread, mm }
}

/** A spacer's bolt text in the language of the page; as the shop wrote it where it says more than usual. */
export function boltText(info: string, t: Translate): string {
  const read = readBoltInfo(info)
  if (!read) return info
  const words = boltWords(read, t)
  return read.thread ? `${read.thread}, ${words}` : words
}

function boltWords(read: NonNullable<ReturnType<typeof readBoltInfo>>, t: Translate): string {
  switch (read.key) {
    case 'studs':
      return t('product.studs')
    case 'studsIncluded':
      return t('product.studsIncluded', { count: read.count })
    default:
      return t(`product.${read.key}`, { mm: read.mm })
  }
}

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
