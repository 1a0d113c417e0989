import { getTranslations } from 'next-intl/server'
import { AdminLink } from '@/components/admin/AdminLink'
import { AnswerDue } from '@/components/customers/admin/complaints/AnswerDue'
import { complaintsOfOrder } from '@/lib/customers/complaints/queries'
import { formatMoment } from '@/lib/sales/orders/dates'
import { entryPath } from '@/lib/sales/registers/schema'
import { pageLocale } from '@/lib/shop/texts/locale'

/** A line for each complaint about an order. */
export async function OrderComplaints({ orderId }: { orderId: string }) {
  const complaints = await complaintsOfOrder(orderId)
  const t = await getTranslations('complaintRegister')
  const locale = await pageLocale()
  if (complaints.length === 0) return null
  return (
    <ul className="mb-6 grid gap-2 print:hidden">
      {complaints.map(({ id, submittedAt, answerDueOn, state, isConfirmed }) => (
        <li key={id} className="rounded border border-l-4 border-hairline border-l-rust bg-face p-3">
          <AdminLink path={entryPath('complaints', id)} className="font-semibold">
            {t('ofOrder', { moment: formatMoment(submittedAt.toISOString(), locale) })}
          </AdminLink>
          {': '}
          {t(`states.${state}`)}. <AnswerDue answerDueOn={answerDueOn} isOpen={state === 'received'} />
          {isConfirmed ? null : <span className="block text-sm text-soft">{t('unconfirmedTitle')}</span>}
        </li>
      ))}
    </ul>
  )
}
