'use client'

import { useLocale } from 'next-intl'
import { useHydrated } from '@/components/ui/use-hydrated'
import { dayOf, workingDayAfter } from '@/lib/platform/values/working-days'
import { formatArrival } from '@/lib/sales/orders/dates'

/** The day so many working days from now, said by the browser, since a page is older than the day it is read on. */
export function DayFrom({ days }: { days: number }) {
  const locale = useLocale()
  const isHydrated = useHydrated()
  return (
    <span className="inline-block min-w-[12.5em] font-medium">
      {isHydrated ? formatArrival(workingDayAfter(dayOf(new Date()), days), locale) : '\u00a0'}
    </span>
  )
}
