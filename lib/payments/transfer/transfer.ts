import 'server-only'
import { isNip } from '@/lib/core/values/tax-id'
import { paymentState } from '@/lib/orders/rules'
import type { Order } from '@/lib/orders/schema'
import type { Transfer } from '@/lib/payments/schema'
import { bankAccount } from '@/lib/settings/load'
import { shop } from '@/lib/shop'
import { transferCode } from './transfer-code'

/** What is entered into the bank for an order that waits for its transfer; null for any other. */
export function transferOf(order: Order): Transfer | null {
  const account = bankAccount()
  if (!account || order.status === 'Canceled' || paymentState(order) !== 'transferAwaited') return null
  const { name: recipient, taxId } = shop.company
  const data = { account, recipient, title: order.id, amountGrosze: order.totalGrosze }
  return { ...data, code: transferCode({ ...data, taxId: isNip(taxId) ? taxId : undefined }) }
}
