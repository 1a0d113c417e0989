import { useLocale, useTranslations } from 'next-intl'
import { isOverdue } from '@/lib/customers/complaints/rules'
import { formatDate } from '@/lib/sales/orders/dates'
import { DueText } from './RegisterPage'

/** The last day for the answer. After that day it says that the complaint counts as accepted. */
export function AnswerDue({ answerDueOn, isOpen }: { answerDueOn: Date; isOpen: boolean }) {
  const t = useTranslations('complaintRegister')
  const due = t('due', { date: formatDate(answerDueOn.toISOString(), useLocale()) })
  return <DueText due={due} overdue={isOpen && isOverdue(answerDueOn) ? t('overdue') : null} />
}
