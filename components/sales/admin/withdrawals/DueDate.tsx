import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/lib/sales/orders/dates'

/** By when the money of an open return must be back, and whether that day is over; null where there is none to give back. */
export function DueDate({ refundDueAt }: { refundDueAt: Date | null }) {
  const t = useTranslations('withdrawalRegister')
  const locale = useLocale()
  if (!refundDueAt) return <span>{t('nothingDue')}</span>
  const due = t('due', { date: formatDay(refundDueAt.toISOString(), locale) })
  if (refundDueAt >= new Date()) return <span>{due}</span>
  return (
    <strong className="text-danger">
      {due} ({t('overdue')})
    </strong>
  )
}
