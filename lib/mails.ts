import 'server-only'
import { complaintAnswerMail, complaintForShopMail, complaintReceiptMail } from '@/lib/complaints/mails'
import { complaintQuestionAnsweredMail, complaintQuestionMail } from '@/lib/complaints/question-mails'
import { contactMail } from '@/lib/contact/mails'
import { invoiceMail } from '@/lib/invoices/mails'
import { noteMail } from '@/lib/invoices/notes/mails'
import type { MailWriters } from '@/lib/mail/outbox'
import type { Topic } from '@/lib/mail/topics'
import {
  addressChangedMail,
  orderForStaffMail,
  orderPlacedMail,
  orderStatusMail,
  parcelsChangedMail,
} from '@/lib/orders/mails/mails'
import {
  paymentCapturedMail,
  paymentDeniedMail,
  paymentReviewMail,
  refundDueMail,
  transferReceivedMail,
} from '@/lib/payments/mails'
import { goodsBackMail, paymentRefundedMail, refundPaidMail } from '@/lib/returns/mails'
import { safetyReportMail } from '@/lib/safety/mails'
import { factorChangedMail, factorResetForOwnerMail } from '@/lib/second-factor/mails'
import { testMail } from '@/lib/setup/mails'
import { digestMail } from '@/lib/shop-health/mails'
import { staffInvitedMail } from '@/lib/staff/mails'
import { ownersToldMail } from '@/lib/staff/owner-mails'
import { stockBackMail, stockConfirmMail } from '@/lib/stock-alerts/mails'
import {
  withdrawalAnsweredMail,
  withdrawalConfirmedMail,
  withdrawalCopyMail,
  withdrawalForShopMail,
  withdrawalReceiptMail,
} from '@/lib/withdrawal/mails'

/** Who writes the mail of which event. */
export const mails = {
  'order.placed': orderPlacedMail,
  'order.placed_for_staff': orderForStaffMail,
  'order.status_changed': orderStatusMail,
  'order.parcels_changed': parcelsChangedMail,
  'order.address_changed': addressChangedMail,
  'payment.captured': paymentCapturedMail,
  'payment.transfer_received': transferReceivedMail,
  'payment.denied': paymentDeniedMail,
  'payment.refunded': paymentRefundedMail,
  'payment.refund_due': refundDueMail,
  'payment.review': paymentReviewMail,
  'refund.paid': refundPaidMail,
  'return.goods_back': goodsBackMail,
  'stock.confirm': stockConfirmMail,
  'stock.back': stockBackMail,
  'contact.message': contactMail,
  'safety.report': safetyReportMail,
  'invoice.issued': invoiceMail,
  'note.issued': noteMail,
  'shop.digest': digestMail,
  'shop.test': testMail,
  'withdrawal.receipt': withdrawalReceiptMail,
  'withdrawal.copy': withdrawalCopyMail,
  'withdrawal.confirmed': withdrawalConfirmedMail,
  'withdrawal.for_shop': withdrawalForShopMail,
  'withdrawal.answered': withdrawalAnsweredMail,
  'complaint.receipt': complaintReceiptMail,
  'complaint.for_shop': complaintForShopMail,
  'complaint.answer': complaintAnswerMail,
  'complaint.question': complaintQuestionMail,
  'complaint.question_answered': complaintQuestionAnsweredMail,
  'staff.invited': staffInvitedMail,
  'factor.changed': factorChangedMail,
  'factor.reset_for_owner': factorResetForOwnerMail,
  'owners.told': ownersToldMail,
} satisfies MailWriters & Record<Topic, unknown>
