import 'server-only'
import { stockBackMail, stockConfirmMail } from '@/lib/assortment/stock-alerts/mails'
import {
  complaintAnswerMail,
  complaintForShopMail,
  complaintQuestionAnsweredMail,
  complaintQuestionMail,
  complaintReceiptMail,
} from '@/lib/customers/complaints/mails'
import { contactMail } from '@/lib/customers/contact/mails'
import { addressCodeMail } from '@/lib/customers/guests/mails'
import { safetyReportMail } from '@/lib/customers/safety/mails'
import { testMail } from '@/lib/office/setup/mails'
import { digestMail } from '@/lib/office/shop-health/mails'
import { invoiceMail, noteMail } from '@/lib/sales/invoices/mails'
import {
  addressChangedMail,
  orderForStaffMail,
  orderPlacedMail,
  orderStatusMail,
  parcelsChangedMail,
} from '@/lib/sales/order-mails/mails'
import { goodsBackMail, paymentRefundedMail, refundPaidMail } from '@/lib/sales/returns/mails'
import {
  paymentCapturedMail,
  paymentDeniedMail,
  paymentReviewMail,
  refundDueMail,
  transferReceivedMail,
} from '@/lib/sales/settlement/mails'
import {
  withdrawalAnsweredMail,
  withdrawalConfirmedMail,
  withdrawalCopyMail,
  withdrawalForShopMail,
  withdrawalReceiptMail,
} from '@/lib/sales/withdrawal/mails'
import type { MailWriters } from '@/lib/shop/mail/outbox.service'
import type { Topic } from '@/lib/shop/mail/topics'
import { factorChangedMail, factorResetForOwnerMail } from '@/lib/shop/second-factor/mails'
import { staffInvitedMail } from '@/lib/shop/staff/mails'
import { ownersToldMail } from '@/lib/shop/staff/owner-mails'

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
  'address.code': addressCodeMail,
  'staff.invited': staffInvitedMail,
  'factor.changed': factorChangedMail,
  'factor.reset_for_owner': factorResetForOwnerMail,
  'owners.told': ownersToldMail,
} satisfies MailWriters & Record<Topic, unknown>
