import 'server-only'
import type { Order } from '@/lib/sales/orders/schema'
import { isClosedAboveLimit } from '@/lib/sales/payments/company-limit'
import { companyPaymentRule } from '@/lib/shop/settings/load'

/** Whether an order is not paid online, whatever was chosen for it, because a company has to pay it by transfer. */
export const isOnlineClosed = ({
  customerType,
  totalGrosze,
}: Pick<Order, 'customerType' | 'totalGrosze'>): boolean =>
  isClosedAboveLimit('paypal', { isCompany: customerType === 'company', totalGrosze }, companyPaymentRule())
