import 'server-only'
import { contactLetter } from '@/lib/contact/letters'
import type { Letters } from '@/lib/mail/outbox'
import type { Topic } from '@/lib/mail/topics'
import { orderPlacedLetter, orderStatusLetter } from '@/lib/orders/letters'
import {
  paymentCapturedLetter,
  paymentDeniedLetter,
  paymentRefundedLetter,
  paymentReviewLetter,
  refundDueLetter,
} from '@/lib/payments/letters'

/** Who writes the mail of which event. */
export const letters = {
  'order.placed': orderPlacedLetter,
  'order.status_changed': orderStatusLetter,
  'payment.captured': paymentCapturedLetter,
  'payment.denied': paymentDeniedLetter,
  'payment.refunded': paymentRefundedLetter,
  'payment.refund_due': refundDueLetter,
  'payment.review': paymentReviewLetter,
  'contact.message': contactLetter,
} satisfies Letters & Record<Topic, unknown>
