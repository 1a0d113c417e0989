'use client'

import { useLocale } from 'next-intl'
import { useHydrated } from '@/components/ui/use-hydrated'
import { dayOf, workingDayAfter } from '@/lib/platform/values/working-days'
import { formatArrival } from '@/lib/sales/orders/dates'

/**
 * The day so many working days from now. A page is older than the day on which it is read, so the browser says it, in a
 * box of one width, so that nothing moves.
 */
export function DayFrom({ days }: { days: number }) {
  const locale = useLocale()
  const isHydrated = useHydrated()
  return (
    <span className="inline-block min-w-[12.5em] font-medium">
      {isHydrated ? formatArrival(workingDayAfter(dayOf(new Date()), days), locale) : '\u00a0'}
    </span>
  )
}
