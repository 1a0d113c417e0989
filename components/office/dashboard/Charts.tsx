import { getTranslations } from 'next-intl/server'
import type { Dashboard } from '@/lib/office/dashboard/queries'
import { growth } from '@/lib/office/dashboard/rules'
import { formatPrice } from '@/lib/platform/values/money'
import { pageLocale } from '@/lib/shop/texts/locale'
import { DayChart } from './DayChart'

/** Orders and revenue, day by day, and how they compare with the days before. */
export async function Charts({
  days,
  paidGrosze,
  before,
  isOpen,
}: Pick<Dashboard, 'days' | 'paidGrosze' | 'before'> & {
  /** Whether the last day is today: its bar still grows. */
  isOpen: boolean
}) {
  const t = await getTranslations('dashboard')
  const locale = await pageLocale()
  const sum = (of: (day: Dashboard['days'][number]) => number) => days.reduce((all, day) => all + of(day), 0)
  const orders = sum((day) => day.orders)
  const revenue = sum((day) => day.revenueGrosze)
  const compared = (now: number, then: number) => {
    const percent = growth(now, then)
    if (percent === null) return t('noneBefore')
    const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
    return t('compared', { percent: `${sign}${Math.abs(percent)}` })
  }
  const total = (words: string, now: number, then: number) => (
    <p className="ml-auto text-right">
      <span className="font-display text-lg font-bold whitespace-nowrap">{words}</span>
      <span className="block text-sm text-soft">{compared(now, then)}</span>
    </p>
  )
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <DayChart
        title={t('orders')}
        unit={t('ordersUnit')}
        sum={total(t('ordersCount', { count: orders }), orders, before.orders)}
        points={days.map(({ day, orders }) => ({ day, value: orders }))}
        say={(value) => t('ordersCount', { count: value })}
        isOpen={isOpen}
      />
      <DayChart
        title={t('revenue')}
        unit={t('revenueUnit')}
        sum={total(formatPrice(revenue, locale), revenue, before.revenueGrosze)}
        points={days.map(({ day, revenueGrosze }) => ({ day, value: revenueGrosze }))}
        perUnit={100}
        say={(value) => formatPrice(value, locale)}
        note={t('revenueNote', { paid: formatPrice(paidGrosze, locale) })}
        isOpen={isOpen}
      />
    </div>
  )
}
