import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'
import type { Lane } from './lanes'

const order = z.object({ orderId: z.string() })
const payment = z.object({ orderId: z.string(), paymentId: z.number() })
const withdrawal = z.object({ withdrawalId: z.number() })
const complaint = z.object({ complaintId: z.number() })
const stockAlert = z.object({ stockAlertId: z.number() })

/** What happened to the second factor of an account; `attempts` are wrong codes. */
const factorChanges = ['on', 'off', 'codes', 'recovery', 'reset', 'attempts'] as const

/** A mail to a customer: the staff may read and correct its address. */
const toCustomer = <P extends z.ZodObject>(lane: Lane, payload: P) => ({ lane, payload, isToCustomer: true })
/** A mail to the staff may be an invitation, and a confirmation mail proves something about its own address alone. */
const toOther = <P extends z.ZodObject>(lane: Lane, payload: P) => ({ lane, payload, isToCustomer: false })

/**
 * Every event with a mail: its default lane, and its payload in the outbox. A payload holds ids, since the mail is written from
 * the rows when it is sent.
 */
const events = {
  'order.placed': toCustomer('buyers', order),
  'order.placed_for_staff': toOther('staff', order),
  'order.status_changed': toCustomer('buyers', order.extend({ from: z.string(), to: z.string() })),
  'order.parcels_changed': toCustomer('buyers', order.extend({ parcelIds: z.array(z.number()) })),
  'order.address_changed': toCustomer('buyers', order),
  'payment.captured': toCustomer('buyers', payment),
  'payment.transfer_received': toCustomer('buyers', order),
  'payment.denied': toCustomer('buyers', payment),
  // written by servers of the former version; a refund has its own row since
  'payment.refunded': toCustomer('buyers', payment),
  // an order that is canceled after it was paid does not say which of its payments is meant
  'payment.refund_due': toOther('staff', order.extend({ paymentId: z.number().optional() })),
  'payment.review': toOther('staff', payment),
  'refund.paid': toCustomer('buyers', order.extend({ refundId: z.number() })),
  'return.goods_back': toCustomer('buyers', order.extend({ withdrawalId: z.number() })),
  'stock.confirm': toOther('confirmations', stockAlert),
  'stock.back': toOther('known', stockAlert),
  'contact.message': toOther('fromStrangers', z.object({ contactMessageId: z.number() })),
  'safety.report': toOther('fromStrangers', z.object({ safetyReportId: z.number() })),
  'invoice.issued': toCustomer('buyers', order.extend({ invoiceId: z.number() })),
  'note.issued': toCustomer('buyers', order.extend({ noteId: z.number() })),
  'shop.digest': toOther('staff', z.object({ day: z.iso.date() })),
  'shop.test': toOther('staff', z.object({ uid: z.string(), locale: z.enum(locales) })),
  'withdrawal.receipt': toCustomer('toStrangers', withdrawal),
  'withdrawal.copy': toOther('known', withdrawal),
  'withdrawal.confirmed': toOther('known', withdrawal),
  'withdrawal.for_shop': toOther('fromStrangers', withdrawal),
  'withdrawal.answered': toOther('staff', withdrawal),
  'complaint.receipt': toCustomer('toStrangers', complaint),
  'complaint.for_shop': toOther('fromStrangers', complaint),
  'complaint.answer': toCustomer('known', complaint.extend({ version: z.number() })),
  'complaint.question': toOther('known', complaint),
  'complaint.question_answered': toOther('staff', complaint),
  // the buyer waits for the code at the cart
  'address.code': toOther('buyers', z.object({ uid: z.string(), nonce: z.string() })),
  'staff.invited': toOther('staff', z.object({ invitationId: z.number() })),
  'factor.changed': toOther('staff', z.object({ uid: z.string(), change: z.enum(factorChanges) })),
  'factor.reset_for_owner': toOther(
    'staff',
    z.object({ uid: z.string(), memberUid: z.string(), actor: z.string() }),
  ),
  // without a uid it goes to the shop's own address
  'owners.told': toOther('staff', z.object({ auditId: z.number(), uid: z.string().nullable() })),
}

type Events = typeof events
export type Topic = keyof Events

export const topics = Object.fromEntries(
  Object.entries(events).map(([topic, { payload }]) => [topic, payload]),
) as { [T in Topic]: Events[T]['payload'] }
export type Payload<T extends Topic> = z.infer<Events[T]['payload']>

export const isTopic = (text: string): text is Topic => Object.hasOwn(events, text)
export const laneOf = (topic: Topic): Lane => events[topic].lane
export const isToCustomer = (topic: string): boolean => isTopic(topic) && events[topic].isToCustomer
