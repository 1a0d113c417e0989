import 'server-only'
import type { Order } from '@/lib/sales/orders/schema'
import { isClosed } from '@/lib/sales/payments/closed'
import { companyPaymentRule } from '@/lib/shop/settings/load'

/** Whether an order is not paid online, whatever was chosen for it, because a company has to pay it by transfer. */
export const isOnlineClosed = ({
  customerType,
  totalGrosze,
}: Pick<Order, 'customerType' | 'totalGrosze'>): boolean =>
  isClosed('paypal', { isCompany: customerType === 'company', totalGrosze }, companyPaymentRule())
