import { getTranslations } from 'next-intl/server'
import type { gapsOfMonth } from '@/lib/sales/invoices/queries'
import { formatDay } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The numbers of a month whose documents were issued before a backup was put back. */
export async function InvoiceGaps({ gaps }: { gaps: Awaited<ReturnType<typeof gapsOfMonth>> }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  if (gaps.length === 0) return null
  return (
    <ul className="mb-6 grid gap-2 text-sm">
      {gaps.map(({ first, last, notedAt, notedBy }) => (
        <li key={first}>{t('skipped', { first, last, date: formatDay(notedAt, locale), name: notedBy })}</li>
      ))}
    </ul>
  )
}
