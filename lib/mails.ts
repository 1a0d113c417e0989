import 'server-only'
import { contactMail } from '@/lib/contact/mails'
import type { MailWriters } from '@/lib/mail/outbox'
import type { Topic } from '@/lib/mail/topics'
import { orderPlacedMail, orderStatusMail } from '@/lib/orders/mails'
import {
  paymentCapturedMail,
  paymentDeniedMail,
  paymentRefundedMail,
  paymentReviewMail,
  refundDueMail,
} from '@/lib/payments/mails'
import { safetyReportMail } from '@/lib/safety/mails'

/** Who writes the mail of which event. */
export const mails = {
  'order.placed': orderPlacedMail,
  'order.status_changed': orderStatusMail,
  'payment.captured': paymentCapturedMail,
  'payment.denied': paymentDeniedMail,
  'payment.refunded': paymentRefundedMail,
  'payment.refund_due': refundDueMail,
  'payment.review': paymentReviewMail,
  'contact.message': contactMail,
  'safety.report': safetyReportMail,
} satisfies MailWriters & Record<Topic, unknown>
