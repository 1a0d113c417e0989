import { DAY_MS } from '@/lib/platform/time/durations'
import { SHOP_TIME_ZONE } from './time-zone'

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-21T10:30`, the value of a date field: the time in the shop's time zone. */
export const shopTime = (moment: Date): string => parts.format(moment).replace(' ', 'T').slice(0, 16)

/** Today in the shop, or the shop's day at another moment: `2026-11-21`. */
export const shopToday = (moment = new Date()): string => shopTime(moment).slice(0, 10)

/**
 * Parses `2026-11-21T10:30` in the shop's time zone. An hour that is skipped in spring counts as the following one; one that
 * occurs twice in autumn as the first.
 */
export function fromShopTime(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(text)) return undefined
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const candidates = [offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)].map(
    (offset) => new Date(asUtc - offset),
  )
  return candidates.find((moment) => shopTime(moment) === text.slice(0, 16)) ?? candidates[0]
}

/** How far the shop's time is ahead of UTC, in ms. */
function offsetAt(moment: number): number {
  const shown = Date.parse(`${parts.format(new Date(moment)).replace(' ', 'T')}Z`)
  return shown - Math.floor(moment / 1000) * 1000
}
