import 'server-only'
import { now, query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/runtime/log'
import { type KnownStatus, type PaymentRow, paymentColumns } from './queries'
import {
  CHECKS_PER_ROUND,
  captureAndRecord,
  checkAndRecord,
  checkedOnce,
  refreshFromPaypal,
} from './settle.service'

/** Asks PayPal about payments that nobody has heard of; each is taken by one server. Returns how many. */
export async function settleForgotten(): Promise<number> {
  const due = await query()
    .updateTable('payment')
    .set(checkedOnce)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('payment as p')
        .select('p.id')
        .where('p.checkAt', '<=', now)
        .where('p.paypalOrderId', 'is not', null)
        .orderBy('p.checkAt')
        .limit(CHECKS_PER_ROUND)
        .forUpdate()
        .skipLocked(),
    )
    .returning(paymentColumns)
    .$narrowType<KnownStatus>()
    .execute()
  for (const payment of due) {
    const { paypalOrderId } = payment
    if (paypalOrderId) await settle({ ...payment, paypalOrderId })
  }
  return due.length
}

async function settle(payment: PaymentRow & { paypalOrderId: string }): Promise<void> {
  try {
    const { status } = await refreshFromPaypal(payment)
    const isForgotten = status === 'APPROVED' && !payment.refusal
    const settled = isForgotten
      ? await captureAndRecord(payment, 'away')
      : await checkAndRecord(payment, 'away')
    if (settled.status !== payment.status)
      log.info({ payment: payment.id, orderId: payment.orderId, found: settled.status })
  } catch (error) {
    // the next round asks again, later each time
    if (error instanceof ShopError)
      log.info({ payment: payment.id, orderId: payment.orderId, checked: error.code })
    else log.error(error, `payment ${payment.id} was not settled`)
  }
}
