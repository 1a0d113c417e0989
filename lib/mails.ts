import 'server-only'
import { contactMail } from '@/lib/contact/mails'
import type { MailWriters } from '@/lib/mail/outbox'
import type { Topic } from '@/lib/mail/topics'
import { orderForStaffMail, orderPlacedMail, orderStatusMail, parcelsChangedMail } from '@/lib/orders/mails'
import {
  paymentCapturedMail,
  paymentDeniedMail,
  paymentRefundedMail,
  paymentReviewMail,
  refundDueMail,
} from '@/lib/payments/mails'
import { safetyReportMail } from '@/lib/safety/mails'
import { digestMail } from '@/lib/shop-health/mails'
import { stockBackMail } from '@/lib/stock-alerts/mails'
import { withdrawalCopyMail, withdrawalForShopMail, withdrawalReceiptMail } from '@/lib/withdrawal/mails'

/** Who writes the mail of which event. */
export const mails = {
  'order.placed': orderPlacedMail,
  'order.placed_for_staff': orderForStaffMail,
  'order.status_changed': orderStatusMail,
  'order.parcels_changed': parcelsChangedMail,
  'payment.captured': paymentCapturedMail,
  'payment.denied': paymentDeniedMail,
  'payment.refunded': paymentRefundedMail,
  'payment.refund_due': refundDueMail,
  'payment.review': paymentReviewMail,
  'stock.back': stockBackMail,
  'contact.message': contactMail,
  'safety.report': safetyReportMail,
  'shop.digest': digestMail,
  'withdrawal.receipt': withdrawalReceiptMail,
  'withdrawal.copy': withdrawalCopyMail,
  'withdrawal.for_shop': withdrawalForShopMail,
} satisfies MailWriters & Record<Topic, unknown>
