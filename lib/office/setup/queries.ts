import 'server-only'
import { type RawBuilder, sql } from 'kysely'
import { backupReadings } from '@/lib/office/shop-health/rules'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { lastRuns } from '@/lib/platform/jobs/queries'
import { env } from '@/lib/platform/runtime/env'
import { hasGuaranteeNotice } from '@/lib/platform/shop-details'
import { dayOf } from '@/lib/platform/values/working-days'
import { ksefSending } from '@/lib/sales/invoices/ksef/rules'
import { readKsefSettings } from '@/lib/sales/invoices/ksef/settings'
import { mailSender } from '@/lib/shop/mail/send'
import { bankAccount, isSetUp, orderRecipients } from '@/lib/shop/settings/load'
import { readSettings } from '@/lib/shop/settings/queries'
import type { OwnTexts } from '@/lib/shop/settings/texts'
import { type SetupFigures, type SetupStep, setupSteps } from './rules'

/** The figures from which the steps before the first order follow. */
export const setupChecklist = async (asker: ShopUser): Promise<SetupStep[]> =>
  setupSteps(await setupFigures(asker))

const isDemo = () => env().SHOP_MODE === 'demo'

async function setupFigures(asker: ShopUser): Promise<SetupFigures> {
  const [{ settings }, runs, counts, ksef] = await Promise.all([
    readSettings(),
    lastRuns(),
    countedThings(asker),
    ksefFigures(),
  ])
  const { CHECKOUT_PAYMENTS, PAYPAL_CLIENT_ID, PAYPAL_WEBHOOK_ID, RESEND_API_KEY } = env()
  return {
    isSetUp: isSetUp(),
    payments: {
      turnedOn: CHECKOUT_PAYMENTS,
      hasAccount: bankAccount() !== undefined,
      hasPaypalKeys: PAYPAL_CLIENT_ID !== undefined,
      hasWebhook: PAYPAL_WEBHOOK_ID !== undefined,
    },
    mail: {
      // the demo delivers to its own outbox
      hasKey: RESEND_API_KEY !== undefined || isDemo(),
      sender: mailSender(),
      hasSent: counts.sentMails > 0,
      hasRecipients: orderRecipients().length > 0,
    },
    deliveryRates: counts.deliveryRates,
    products: { own: counts.products - counts.trial, trial: counts.trial },
    isTermsRead: settings?.isTermsRead === true || hasOwnRules(settings?.texts ?? {}),
    hasGuaranteeNotice: hasGuaranteeNotice(),
    ksef,
    backup: backupReadings(runs, new Date()),
    colleagues: counts.colleagues,
    ownersWithoutFactor: counts.ownersWithoutFactor,
  }
}

async function ksefFigures(): Promise<SetupFigures['ksef']> {
  const settings = await readKsefSettings()
  const { certificate } = settings
  const today = dayOf(new Date())
  return {
    sending: ksefSending(settings, today),
    certificate: certificate && {
      validUntil: certificate.validUntil,
      isOver: certificate.validUntil < today,
    },
  }
}

const hasOwnRules = (texts: OwnTexts) => Object.keys(texts).some((name) => name.startsWith('rules'))

const countRows = (from: RawBuilder<unknown>) => sql<number>`(SELECT count(*)::int FROM ${from})`

/** Products on sale only. A mail without a recipient has no id of the provider. */
const countedThings = ({ uid, role }: ShopUser) =>
  query()
    .selectNoFrom([
      countRows(sql`product WHERE NOT in_archive`).as('products'),
      countRows(sql`trial_product t JOIN product p ON p.id = t.product_id WHERE NOT p.in_archive`).as(
        'trial',
      ),
      countRows(sql`delivery_rate`).as('deliveryRates'),
      countRows(sql`outbox WHERE provider_id IS NOT NULL`).as('sentMails'),
      countRows(sql`staff_member WHERE removed_at IS NULL AND uid <> ${uid}`).as('colleagues'),
      // The caller may be an owner by claim, who has no row in the table.
      countRows(sql`(
          SELECT uid FROM staff_member WHERE role = 'owner' AND removed_at IS NULL UNION SELECT ${uid} WHERE ${role === 'owner'}
        ) owner WHERE NOT EXISTS (
          SELECT FROM second_factor f WHERE f.uid = owner.uid AND f.confirmed_at IS NOT NULL)`).as(
        'ownersWithoutFactor',
      ),
    ])
    .executeTakeFirstOrThrow()

/** What can be done with trial products now. */
export async function trialProductsNow() {
  const [anyProduct, trial] = await Promise.all([
    query().selectFrom('product').select('id').limit(1).executeTakeFirst(),
    query()
      .selectFrom('trialProduct as t')
      .innerJoin('product as p', 'p.id', 't.productId')
      .select(['p.id', 'p.title', 'p.inArchive'])
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('orderLine as l').select('l.id').whereRef('l.productId', '=', 'p.id')).as(
          'isOrdered',
        ),
      )
      .orderBy('p.id')
      .execute(),
  ])
  return {
    /** Trial products are offered to a shop without products of its own. */
    canAdd: !anyProduct,
    count: trial.length,
    /** Those on sale that were ordered, which keep all from being cleared away. */
    ordered: trial
      .filter(({ inArchive, isOrdered }) => isOrdered && !inArchive)
      .map(({ id, title }) => ({ id, title })),
  }
}

export type TrialProducts = Awaited<ReturnType<typeof trialProductsNow>>

/** What became of a test mail of this owner; `reason` is what Resend answered last. @throws ShopError not_found */
export async function testMailNow(id: number, { uid }: ShopUser) {
  const row = await query()
    .selectFrom('outbox')
    .select(['sentAt', 'providerId', 'deadAt', 'lastError', 'payload'])
    .where('id', '=', id)
    .where('topic', '=', 'shop.test')
    .executeTakeFirst()
  if (!row || (row.payload as { uid?: unknown } | null)?.uid !== uid) throw new ShopError('not_found')
  return { id, state: testMailState(row), reason: row.lastError } as const
}

export type TestMail = Awaited<ReturnType<typeof testMailNow>>

function testMailState(row: { sentAt: Date | null; providerId: string | null; deadAt: Date | null }) {
  if (row.sentAt) return row.providerId === null ? 'unaddressed' : 'sent'
  return row.deadAt ? 'failed' : 'waiting'
}
