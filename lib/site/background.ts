import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { settleInterrupted } from '@/lib/assortment/exchange/jobs.service'
import { startAndEndPromotions } from '@/lib/assortment/promotion/service'
import { clearOldAlerts } from '@/lib/assortment/stock-alerts/service'
import { clearIncoming } from '@/lib/customers/complaints/form'
import { clearUnsent } from '@/lib/customers/complaints/picture-store.service'
import { eraseOldComplaints } from '@/lib/customers/complaints/service'
import { eraseOldMessages } from '@/lib/customers/contact/service'
import { eraseOldOrders } from '@/lib/customers/directory/erasure.service'
import { clearUnconfirmed } from '@/lib/customers/guests/service'
import { deleteUnusedGuests } from '@/lib/customers/guests/unused.service'
import { deleteOldJunk } from '@/lib/customers/junk/service'
import { announceDueNews } from '@/lib/customers/news/due.service'
import { eraseOldReporters } from '@/lib/customers/safety/service'
import { clearUnusedPictures } from '@/lib/media/uploads/picture-use.service'
import { tellDigest } from '@/lib/office/shop-health/mails'
import { checkStoredFiles } from '@/lib/office/shop-health/stored-files'
import { eraseOldConsents } from '@/lib/platform/consent/service'
import { clearExpiredSessions } from '@/lib/platform/identity/session/session-store.service'
import { noteRound } from '@/lib/platform/jobs/service'
import { clearExpiredLimits } from '@/lib/platform/limits/service'
import { env } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { processState } from '@/lib/platform/runtime/process-state'
import { HOUR_MS, MINUTE_MS } from '@/lib/platform/time/durations'
import { eraseOldInvoices } from '@/lib/sales/invoice-desk/service'
import { sendDueInvoices } from '@/lib/sales/invoices/ksef/send.service'
import { asksPayPal } from '@/lib/sales/payments/queries'
import { clearOldKeys } from '@/lib/sales/placing/idempotency-keys.service'
import { settleForgottenRefunds } from '@/lib/sales/settlement/refund.service'
import { settleForgotten } from '@/lib/sales/settlement/service'
import { eraseOldWithdrawals } from '@/lib/sales/withdrawal/service'
import { type Outbox, openOutbox } from '@/lib/shop/mail/outbox.service'
import { loadSettings } from '@/lib/shop/settings/load'
import { clearDeletedMembers } from '@/lib/shop/staff/service'
import { foldFacetCounts } from '@/lib/storefront/results/facet-counts'
import { clearOldMisses } from '@/lib/storefront/search/misses/misses.service'
import { mails } from './mails'

const MAIL_PAUSE_MS = 1_000
const PAYMENT_PAUSE_MS = 15_000
const KSEF_PAUSE_MS = 5_000
const NEWS_PAUSE_MS = 2_000
const PROMOTION_PAUSE_MS = 5_000
const IMPORT_PAUSE_MS = 5_000
const DIGEST_PAUSE_MS = 5 * MINUTE_MS
/** After a failure: the database restarts, or is not there yet. */
const FAILURE_PAUSE_MS = 5_000

/** Queues the rounds without a deadline: together they would take every connection from the visitors of a starting server. */
const inTurn = pLimit(1)

/** What runs beside the requests, once in every server. What was cut off when one ended is taken up by the next one. */
export const startBackground = (): boolean => processState('shopBackground', startRounds)

function startRounds(): true {
  if (env().RESEND_API_KEY || env().SHOP_MODE === 'demo') void repeat('mail', MAIL_PAUSE_MS, mailRounds())
  else log.warn({ mail: 'RESEND_API_KEY is not set: mails wait in the database until it is' })
  if (asksPayPal()) {
    void repeat('payments', PAYMENT_PAUSE_MS, settleForgotten)
    void repeat('refunds', PAYMENT_PAUSE_MS, settleForgottenRefunds)
  }
  void repeat('ksef', KSEF_PAUSE_MS, sendDueInvoices)
  void repeat('pictures', HOUR_MS, clearUnusedPictures, inTurn)
  void repeat('stored files', HOUR_MS, () => checkStoredFiles(), inTurn)
  void repeat('keys', HOUR_MS, clearOldKeys, inTurn)
  void repeat('limits', HOUR_MS, clearExpiredLimits, inTurn)
  void repeat('sessions', HOUR_MS, clearExpiredSessions, inTurn)
  void repeat('addresses', HOUR_MS, clearUnconfirmed, inTurn)
  // Answers 0 whatever it deleted, so that the next batch comes in an hour: the identity provider counts deletions.
  void repeat('guests', HOUR_MS, () => deleteUnusedGuests().then(() => 0), inTurn)
  void repeat('former staff', HOUR_MS, clearDeletedMembers, inTurn)
  void repeat('stock alerts', HOUR_MS, clearOldAlerts, inTurn)
  void repeat('search misses', HOUR_MS, clearOldMisses, inTurn)
  void repeat('contact messages', HOUR_MS, () => eraseOldMessages(), inTurn)
  void repeat('safety', HOUR_MS, () => eraseOldReporters(), inTurn)
  void repeat('withdrawals', HOUR_MS, () => eraseOldWithdrawals(), inTurn)
  void repeat('complaints', HOUR_MS, () => eraseOldComplaints(), inTurn)
  void repeat('junk', HOUR_MS, () => deleteOldJunk(), inTurn)
  void repeat('unsent complaints', HOUR_MS, () => clearIncoming().then(clearUnsent), inTurn)
  void repeat('invoices', HOUR_MS, eraseOldInvoices, inTurn)
  void repeat('past orders', HOUR_MS, () => eraseOldOrders(), inTurn)
  void repeat('consents', HOUR_MS, () => eraseOldConsents(), inTurn)
  void repeat('facet counts', MINUTE_MS, foldFacetCounts)
  void repeat('news', NEWS_PAUSE_MS, announceDueNews)
  void repeat('digest', DIGEST_PAUSE_MS, tellDigest)
  void repeat('promotions', PROMOTION_PAUSE_MS, startAndEndPromotions)
  void repeat('imports', IMPORT_PAUSE_MS, settleInterrupted)
  return true
}

/** In the demo without a key a mail is delivered when the local outbox page shows it. */
function mailRounds(): () => Promise<number> {
  const deliver = env().RESEND_API_KEY
    ? {}
    : { deliver: async () => ({ kind: 'sent', providerId: 'demo' }) as const }
  let outbox: Outbox | undefined
  return async () => {
    outbox ??= openOutbox(mails, deliver)
    return outbox.round()
  }
}

/** Calls `round` forever: again at once after a round that answers how much it did, otherwise after a pause. */
async function repeat(
  name: string,
  pause: number,
  round: () => Promise<unknown>,
  run = (work: () => Promise<unknown>) => work(),
): Promise<never> {
  for (;;) {
    const done = await run(() => loadSettings().then(round)).catch((error: unknown) => {
      log.error({ background: name, error: String(error) })
      void noteRound(name, error)
      return null
    })
    if (done !== null) void noteRound(name)
    if (done === null) await sleep(FAILURE_PAUSE_MS, undefined, { ref: false })
    else if (!done) await sleep(pause, undefined, { ref: false })
  }
}
