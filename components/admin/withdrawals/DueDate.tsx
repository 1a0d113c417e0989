import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/lib/orders/dates'

type Props = { refundDueAt: Date; isOpen: boolean }

/** By when the money must be back, and whether that day is over. Needs the `withdrawalRegister` messages. */
export function DueDate({ refundDueAt, isOpen }: Props) {
  const t = useTranslations('withdrawalRegister')
  const due = t('due', { date: formatDay(refundDueAt.toISOString(), useLocale()) })
  if (!isOpen || refundDueAt >= new Date()) return <span>{due}</span>
  return (
    <strong className="text-danger">
      {due} ({t('overdue')})
    </strong>
  )
}
