import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'
import type { Lane } from './lanes'

const order = z.object({ orderId: z.string() })
const payment = z.object({ orderId: z.string(), paymentId: z.number() })
const withdrawal = z.object({ withdrawalId: z.number() })
const complaint = z.object({ complaintId: z.number() })

/** What happened to the second factor of an account; `attempts` are wrong codes. */
const factorChanges = ['on', 'off', 'codes', 'recovery', 'reset', 'attempts'] as const

/**
 * Every event that a mail is written about, with what the outbox keeps of it until then. A payload holds ids: the mail
 * is written from what the rows say when it is sent.
 */
export const topics = {
  'order.placed': order,
  'order.placed_for_staff': order,
  'order.status_changed': z.object({ orderId: z.string(), from: z.string(), to: z.string() }),
  'order.parcels_changed': z.object({ orderId: z.string(), parcelIds: z.array(z.number()) }),
  'order.address_changed': order,
  'payment.captured': payment,
  'payment.transfer_received': order,
  'payment.denied': payment,
  // written by servers of the former version; a refund has its own row since
  'payment.refunded': payment,
  // an order that is canceled after it was paid does not say which of its payments is meant
  'payment.refund_due': order.extend({ paymentId: z.number().optional() }),
  'payment.review': payment,
  'refund.paid': z.object({ orderId: z.string(), refundId: z.number() }),
  'return.goods_back': z.object({ orderId: z.string(), withdrawalId: z.number() }),
  'stock.confirm': z.object({ stockAlertId: z.number() }),
  'stock.back': z.object({ stockAlertId: z.number() }),
  'contact.message': z.object({ contactMessageId: z.number() }),
  'safety.report': z.object({ safetyReportId: z.number() }),
  'invoice.issued': order.extend({ invoiceId: z.number() }),
  'note.issued': order.extend({ noteId: z.number() }),
  'shop.digest': z.object({ day: z.iso.date() }),
  'shop.test': z.object({ uid: z.string(), locale: z.enum(locales) }),
  'withdrawal.receipt': withdrawal,
  'withdrawal.copy': withdrawal,
  'withdrawal.confirmed': withdrawal,
  'withdrawal.for_shop': withdrawal,
  'withdrawal.answered': withdrawal,
  'complaint.receipt': complaint,
  'complaint.for_shop': complaint,
  'complaint.answer': complaint.extend({ version: z.number() }),
  'complaint.question': complaint,
  'complaint.question_answered': complaint,
  'address.code': z.object({ uid: z.string(), nonce: z.string() }),
  'staff.invited': z.object({ invitationId: z.number() }),
  'factor.changed': z.object({ uid: z.string(), change: z.enum(factorChanges) }),
  'factor.reset_for_owner': z.object({ uid: z.string(), memberUid: z.string(), actor: z.string() }),
  // without a uid it goes to the shop's own address
  'owners.told': z.object({ auditId: z.number(), uid: z.string().nullable() }),
} as const

export type Topic = keyof typeof topics

/** The lane of each topic, unless who tells it says another one. */
export const laneOf: Record<Topic, Lane> = {
  'order.placed': 'buyers',
  'order.placed_for_staff': 'staff',
  'order.status_changed': 'buyers',
  'order.parcels_changed': 'buyers',
  'order.address_changed': 'buyers',
  'payment.captured': 'buyers',
  'payment.transfer_received': 'buyers',
  'payment.denied': 'buyers',
  'payment.refunded': 'buyers',
  'payment.refund_due': 'staff',
  'payment.review': 'staff',
  'refund.paid': 'buyers',
  'return.goods_back': 'buyers',
  'stock.confirm': 'confirmations',
  'stock.back': 'known',
  'contact.message': 'fromStrangers',
  'safety.report': 'fromStrangers',
  'invoice.issued': 'buyers',
  'note.issued': 'buyers',
  'shop.digest': 'staff',
  'shop.test': 'staff',
  'withdrawal.receipt': 'toStrangers',
  'withdrawal.copy': 'known',
  'withdrawal.confirmed': 'known',
  'withdrawal.for_shop': 'fromStrangers',
  'withdrawal.answered': 'staff',
  'complaint.receipt': 'toStrangers',
  'complaint.for_shop': 'fromStrangers',
  'complaint.answer': 'known',
  'complaint.question': 'known',
  'complaint.question_answered': 'staff',
  // somebody waits for it at the cart
  'address.code': 'buyers',
  'staff.invited': 'staff',
  'factor.changed': 'staff',
  'factor.reset_for_owner': 'staff',
  'owners.told': 'staff',
}
/**
 * Whether a mail goes to a customer, so that the staff may read and correct its address. A mail to the staff may invite to
 * it, and one that asks an address to confirm itself proves something of that address alone.
 */
export const isToCustomer: Record<Topic, boolean> = {
  'order.placed': true,
  'order.placed_for_staff': false,
  'order.status_changed': true,
  'order.parcels_changed': true,
  'order.address_changed': true,
  'payment.captured': true,
  'payment.transfer_received': true,
  'payment.denied': true,
  'payment.refunded': true,
  'payment.refund_due': false,
  'payment.review': false,
  'refund.paid': true,
  'return.goods_back': true,
  'stock.confirm': false,
  'stock.back': false,
  'contact.message': false,
  'safety.report': false,
  'invoice.issued': true,
  'note.issued': true,
  'shop.digest': false,
  'shop.test': false,
  'withdrawal.receipt': true,
  'withdrawal.copy': false,
  'withdrawal.confirmed': false,
  'withdrawal.for_shop': false,
  'withdrawal.answered': false,
  'complaint.receipt': true,
  'complaint.for_shop': false,
  'complaint.answer': true,
  'complaint.question': false,
  'complaint.question_answered': false,
  'address.code': false,
  'staff.invited': false,
  'factor.changed': false,
  'factor.reset_for_owner': false,
  'owners.told': false,
}
export const isTopic = (text: string): text is Topic => Object.hasOwn(topics, text)
export type Payload<T extends Topic> = z.infer<(typeof topics)[T]>
