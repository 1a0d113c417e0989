import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'

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
  'shop.digest': z.object({ day: z.iso.date() }),
  'shop.test': z.object({ uid: z.string(), locale: z.enum(locales) }),
  'withdrawal.receipt': withdrawal,
  'withdrawal.copy': withdrawal,
  'withdrawal.for_shop': withdrawal,
  'complaint.receipt': complaint,
  'complaint.for_shop': complaint,
  'complaint.answer': complaint.extend({ version: z.number() }),
  'staff.invited': z.object({ invitationId: z.number() }),
  'factor.changed': z.object({ uid: z.string(), change: z.enum(factorChanges) }),
  'factor.reset_for_owner': z.object({ uid: z.string(), memberUid: z.string(), actor: z.string() }),
} as const

export type Topic = keyof typeof topics
export const isTopic = (text: string): text is Topic => Object.hasOwn(topics, text)
export type Payload<T extends Topic> = z.infer<(typeof topics)[T]>
