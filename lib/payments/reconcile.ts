import 'server-only'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { type PaymentRow, paymentColumns } from './queries'
import { captureAndRecord, checkAndRecord, refreshFromPaypal } from './settle'

/** How many payments one round asks about, so that a round ends. */
const ROUND = 20

/**
 * Asks PayPal about payments that nobody has heard of: the buyer closed the tab after approving, an answer or a webhook
 * was lost. Several servers may do it at once; each payment is taken by one. Returns how many were asked about.
 */
export async function settleForgotten(): Promise<number> {
  const due = await db().$queryRaw<PaymentRow[]>`
    UPDATE payment p SET checks = p.checks + 1, check_at = now() + least(power(2, p.checks), 360) * interval '1 minute'
    WHERE p.id IN (
      SELECT id FROM payment WHERE check_at <= now() AND paypal_order_id IS NOT NULL
      ORDER BY check_at LIMIT ${ROUND} FOR UPDATE SKIP LOCKED)
    RETURNING ${paymentColumns}`
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
    if (!(error instanceof ShopError)) throw error
    log.info({ payment: payment.id, orderId: payment.orderId, checked: error.code })
  }
}
