import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/layout/links/ShopLink'
import { AnswerDue } from '@/components/sales/admin/register/AnswerDue'
import { DueDate } from '@/components/sales/admin/withdrawals/ReturnSummary'
import { Facts } from '@/components/ui/Facts'
import { complaintsOfOrder } from '@/lib/customers/complaints/queries'
import { customerHistory } from '@/lib/sales/order-desk/customer-history'
import { formatDateTime } from '@/lib/sales/orders/dates'
import type { StatusChange } from '@/lib/sales/orders/queries'
import { type DeliveryType, type OrderStatus, shownStatus } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { entryPath } from '@/lib/sales/registers/schema'
import { returnsOfOrder } from '@/lib/sales/returns/queries'
import { openStates } from '@/lib/sales/returns/rules'
import { mailsOfOrder, type OrderMail } from '@/lib/shop/mail/queries'
import { isTopic } from '@/lib/shop/mail/topics'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = { changes: StatusChange[]; buyer: string; typeOfDelivery: DeliveryType }

export async function OrderHistory({ changes, buyer, typeOfDelivery }: Props) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const wordOf = (status: OrderStatus) => tOrders(`statuses.${shownStatus({ status, typeOfDelivery })}`)
  return (
    <ol className="border-l-2 border-hairline">
      {changes.map(({ id, from, to, changedAt, changedBy, changedByName }) => (
        <li key={id} className="pb-3 pl-4 last:pb-0">
          <span className="font-medium">
            {from ? t('historyEntry', { from: wordOf(from), to: wordOf(to) }) : t('placedEntry')}
          </span>
          <span className="block text-sm text-soft">
            {formatDateTime(changedAt, locale)},{' '}
            {changedBy === buyer ? (
              t('byBuyer')
            ) : changedByName ? (
              <span title={changedBy}>{changedByName}</span>
            ) : (
              <span className="break-all">
                {t('byAdmin')} ({changedBy})
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}

export async function OrderMails({ orderId }: { orderId: string }) {
  const t = await getTranslations('admin.mails')
  const tMails = await getTranslations('failedMails')
  const locale = await pageLocale()
  const mails = await mailsOfOrder(orderId)
  if (mails.length === 0) return <p className="text-soft">{t('none')}</p>
  const stateOf = ({ sentAt, deadAt }: OrderMail) => {
    if (sentAt) return t('sent', { date: formatDateTime(sentAt, locale) })
    return t(deadAt ? 'failed' : 'waiting')
  }
  return (
    <ul className="grid gap-2">
      {mails.map((mail) => (
        <li key={mail.id}>
          {isTopic(mail.topic) ? tMails(`topics.${mail.topic}`) : mail.topic}
          <span className={mail.deadAt ? 'block text-sm text-danger' : 'block text-sm text-soft'}>
            {stateOf(mail)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The buyer's other orders in figures: earlier, open, canceled, returned. */
export async function CustomerOrders({ order }: { order: Order }) {
  const t = await getTranslations('admin.customerHistory')
  const history = await customerHistory(order)
  return (
    <Facts
      look="row"
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1"
      facts={(['earlier', 'open', 'canceled', 'returns'] as const).map((name) => [t(name), history[name]])}
    />
  )
}

/** Links to the withdrawals and complaints of an order, with state and due day. */
export async function OrderClaims({ orderId }: { orderId: string }) {
  const tReturns = await getTranslations('withdrawalRegister')
  const tComplaints = await getTranslations('complaintRegister')
  const locale = await pageLocale()
  const moment = (at: Date) => formatDateTime(at.toISOString(), locale)
  const [returns, complaints] = [await returnsOfOrder(orderId), await complaintsOfOrder(orderId)]
  const lists = [
    returns.map(({ id, submittedAt, refundDueAt, state }) => ({
      path: entryPath('returns', id),
      words: tReturns('ofOrder', { id, moment: moment(submittedAt) }),
      state: tReturns(`states.${state}`),
      due: openStates.includes(state) ? <DueDate refundDueAt={refundDueAt} /> : null,
      note: null,
    })),
    complaints.map(({ id, submittedAt, answerDueOn, state, isConfirmed }) => ({
      path: entryPath('complaints', id),
      words: tComplaints('ofOrder', { moment: moment(submittedAt) }),
      state: tComplaints(`states.${state}`),
      due: <AnswerDue answerDueOn={answerDueOn} isOpen={state === 'received'} />,
      note: isConfirmed ? null : tComplaints('unconfirmedTitle'),
    })),
  ]
  return lists
    .filter((claims) => claims.length > 0)
    .map((claims) => (
      <ul key={claims[0]?.path} className="mb-6 grid gap-2 print:hidden">
        {claims.map(({ path, words, state, due, note }) => (
          <li key={path} className="rounded border border-l-4 border-hairline border-l-rust bg-face p-3">
            <TextLink path={path} className="font-semibold">
              {words}
            </TextLink>
            {': '}
            {state}. {due}
            {note ? <span className="block text-sm text-soft">{note}</span> : null}
          </li>
        ))}
      </ul>
    ))
}
