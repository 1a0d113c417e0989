import 'server-only'
import { expireTags } from '@/lib/platform/cache/cache'
import { rowOf, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { decimalOf, toPln } from '@/lib/platform/values/money'
import { readDelivery, type SavedDelivery } from '@/lib/sales/delivery/queries'
import type { DeliveryRate } from '@/lib/sales/delivery/rules'
import { deliveryTag } from '@/lib/sales/tags'
import { announceSettings, renewTerms } from '@/lib/sales/terms/renew-terms.service'
import { recordChange } from '@/lib/shop/audit/service'
import type { SaveDelivery } from './schema'

/**
 * Replaces the prices of deliveries, and begins a version of the terms, which they are part of.
 * @throws ShopError delivery.changed when somebody else has saved since
 */
export async function saveDelivery(entered: SaveDelivery, admin: ShopUser): Promise<SavedDelivery> {
  const { saved, terms } = await transaction(async (tx) => {
    await tx.selectFrom('deliveryTable').select('id').forUpdate().execute()
    const before = await readDelivery(tx)
    if (before.version !== entered.version) throw new ShopError('delivery.changed')
    const { Tire: tireGrams, Wheel: wheelGrams, Spacer: spacerGrams } = entered.defaultGrams
    await tx
      .updateTable('deliveryTable')
      .set({ version: before.version + 1, tireGrams, wheelGrams, spacerGrams })
      .execute()
    await tx.deleteFrom('deliveryRate').execute()
    for (const rate of entered.rates) await insertRate(tx, rate)
    const after = await readDelivery(tx)
    await recordChange(tx, admin, {
      action: 'delivery.change',
      subject: { type: 'delivery', id: 1 },
      before: deliveryFacts(before),
      after: deliveryFacts(after),
    })
    return { saved: after, terms: await renewTerms(tx, 'delivery', admin) }
  })
  expireTags([deliveryTag])
  if (terms) announceSettings(terms)
  return saved
}

async function insertRate(tx: Transaction, { countries, steps, ...rate }: DeliveryRate): Promise<void> {
  const { id } = await tx
    .insertInto('deliveryRate')
    .values({
      ...rowOf('deliveryRate', rate),
      stepGrams: steps.map(({ upToGrams }) => upToGrams),
      stepGrosze: steps.map(({ priceGrosze }) => priceGrosze),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { method } = rate
  await tx
    .insertInto('deliveryRateCountry')
    .values(countries.map((country) => ({ rateId: id, method, country })))
    .execute()
}

const deliveryFacts = ({ rates, defaultGrams }: SavedDelivery) => ({
  weightTire: inKg(defaultGrams.Tire),
  weightWheel: inKg(defaultGrams.Wheel),
  weightSpacer: inKg(defaultGrams.Spacer),
  rates: rates.map(auditedRate),
})

const inKg = (grams: number | null) => grams && grams / 1_000

/** A rate in one line that all languages read: `DPD, shipping CZ DE: 40.00 PLN/order, 0.00 PLN ≥ 1000 PLN`. */
function auditedRate({ name, method, countries, basis, steps, ...rate }: DeliveryRate): string {
  const { priceGrosze, freeFromGrosze } = rate
  const prices =
    priceGrosze === null
      ? steps.map((step) => `≤ ${step.upToGrams / 1_000} kg ${decimalOf(step.priceGrosze)} PLN`).join(', ')
      : `${decimalOf(priceGrosze)} PLN/${basis}`
  const free = freeFromGrosze === null ? '' : `, 0 PLN ≥ ${toPln(freeFromGrosze)} PLN`
  return `${name}, ${method} ${countries.join(' ')}: ${prices}${free}`
}
