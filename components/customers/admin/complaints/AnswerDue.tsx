import { useLocale, useTranslations } from 'next-intl'
import { isOverdue } from '@/lib/customers/complaints/rules'
import { formatDay } from '@/lib/sales/orders/dates'

type Props = { answerDueOn: Date; isOpen: boolean }

/** Until when to answer, and what the law says where that day is over. */
export function AnswerDue({ answerDueOn, isOpen }: Props) {
  const t = useTranslations('complaintRegister')
  const due = t('due', { date: formatDay(answerDueOn.toISOString(), useLocale()) })
  if (!isOpen || !isOverdue(answerDueOn)) return <span>{due}</span>
  return (
    <strong className="text-danger">
      {due} ({t('overdue')})
    </strong>
  )
}
