import 'server-only'
import { shop } from '@/lib/platform/shop-details'
import { isNip } from '@/lib/platform/values/tax-id'
import type { Order } from '@/lib/sales/orders/schema'
import { duePaymentState } from '@/lib/sales/payments/offered/online-closed'
import type { Transfer } from '@/lib/sales/payments/schema'
import { bankAccount } from '@/lib/shop/settings/load'
import { transferCode } from '@/lib/shop/transfer-code'

/** What is entered into the bank for an order that waits for its transfer, or can be paid by nothing else; null for any other. */
export function transferOf(order: Order): Transfer | null {
  const account = bankAccount()
  if (!account || order.status === 'Canceled' || duePaymentState(order) !== 'transferAwaited') return null
  const { name: recipient, taxId } = shop.company
  const data = { account, recipient, title: order.id, amountGrosze: order.totalGrosze }
  return { ...data, code: transferCode({ ...data, taxId: isNip(taxId) ? taxId : undefined }) }
}
