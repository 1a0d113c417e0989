import { expect, test } from 'vitest'
import { entryOf, ProductEntry } from '@/lib/assortment/products/entry'
import { updateProduct } from '@/lib/assortment/products/service'
import { getProduct } from '@/lib/catalog/product/queries'
import { db } from '@/lib/platform/database/db'
import { inPln } from '@/lib/platform/http/money'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { openPromotions } from './queries'
import { openState } from './rules'
import { PromotionPlan } from './schema'
import { endPromotion, planPromotion, startAndEndPromotions } from './service'

const admin = anAdministrator
const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const plan = (price: number, more: object = {}) =>
  PromotionPlan.parse({ price, endsAt: inDays(7).toISOString(), ...more })
const refused = (code: string) => expect.objectContaining({ code })
const refusedAt = (path: string, code: string) => expect.objectContaining({ fields: [{ path, code }] })

/** A tire whose price has moved: each step is days ago and the price in grosze from then on. */
async function aTireWithPrices(first: number, ...steps: [daysAgo: number, grosze: number][]) {
  const tire = await aTire(5)
  await db().product.update({ where: { id: tire.id }, data: { priceGrosze: steps.at(-1)?.[1] ?? first } })
  await db().priceChange.deleteMany({ where: { productId: tire.id } })
  let fromGrosze = first
  for (const [daysAgo, toGrosze] of steps) {
    await db().priceChange.create({
      data: { productId: tire.id, fromGrosze, toGrosze, changedAt: inDays(-daysAgo) },
    })
    fromGrosze = toGrosze
  }
  return tire
}
/** Moves the period of a product's open promotion into the past, as time does. */
const letTimePass = (productId: number, startsAt: Date, endsAt: Date) =>
  db().promotion.updateMany({ where: { productId, endedAt: null }, data: { startsAt, endsAt } })

test('beside a promotional price stands the lowest one of the 30 days before, though it is lower still', async () => {
  const tire = await aTireWithPrices(10_000, [20, 8_000], [10, 10_000])
  const promoted = await planPromotion(tire.id, plan(90), admin)
  expect(promoted).toMatchObject({ priceGrosze: 9_000, lowestPriceGrosze: 8_000 })
})

test('a price that fell silently before a promotion counts like any other', async () => {
  const tire = await aTireWithPrices(10_000, [40, 7_000], [35, 12_000], [5, 9_500])
  expect(await planPromotion(tire.id, plan(90), admin)).toMatchObject({ lowestPriceGrosze: 9_500 })
})

test('the list of products knows the promotions that run or are planned, and no others', async () => {
  const [running, planned, ended, without] = [await aTire(5), await aTire(5), await aTire(5), await aTire(5)]
  await planPromotion(running.id, plan(400), admin)
  await planPromotion(planned.id, plan(400, { startsAt: inDays(1).toISOString() }), admin)
  await planPromotion(ended.id, plan(400), admin)
  await endPromotion(ended.id, admin)
  const open = await openPromotions([running.id, planned.id, ended.id, without.id])
  expect(new Map(open.map((promotion) => [promotion.productId, openState(promotion)]))).toEqual(
    new Map([
      [running.id, 'running'],
      [planned.id, 'planned'],
    ]),
  )
})

test('a planned promotion starts and ends by itself, and the regular price comes back', async () => {
  const tire = await aTire(5)
  const planned = await planPromotion(tire.id, plan(400, { startsAt: inDays(1).toISOString() }), admin)
  expect(planned).toMatchObject({ priceGrosze: 54_999, promotionUntil: null })

  await letTimePass(tire.id, inDays(-1), inDays(1))
  await Promise.all(Array.from({ length: 5 }, startAndEndPromotions))
  expect(await getProduct(tire.id)).toMatchObject({ priceGrosze: 40_000, lowestPriceGrosze: 54_999 })

  await letTimePass(tire.id, inDays(-2), inDays(-1))
  await Promise.all(Array.from({ length: 5 }, startAndEndPromotions))
  expect(await getProduct(tire.id)).toMatchObject({
    priceGrosze: 54_999,
    lowestPriceGrosze: null,
    promotionUntil: null,
  })
  expect(await db().priceChange.count({ where: { productId: tire.id } })).toBe(2)
})

test('an order during a promotion costs the promotional price, and keeps it afterwards', async () => {
  const tire = await aTire(5)
  await planPromotion(tire.id, plan(400), admin)
  const buyer = aCustomer()
  await fillCart(buyer, [[tire, 2]])
  const { order } = await placeOrder(anOrderOf(buyer), buyer)
  await endPromotion(tire.id, admin)
  expect(order.totalGrosze).toBe(80_000)
})

test('during a promotion the price is not edited, everything else is', async () => {
  const tire = await aTire(5)
  const promoted = await planPromotion(tire.id, plan(400), admin)
  const edited = (changes: object) => ProductEntry.parse({ ...inPln(entryOf(promoted)), ...changes })
  await expect(updateProduct(tire.id, edited({ price: 300 }), admin)).rejects.toEqual(
    refused('product.promotion_running'),
  )
  const saved = await updateProduct(tire.id, edited({ protector: 'Wertep MT' }), admin)
  expect(saved).toMatchObject({ priceGrosze: 40_000, lowestPriceGrosze: 54_999 })
})

test('a promotion that is none is refused at its field', async () => {
  const tire = await aTire(5)
  await expect(planPromotion(tire.id, plan(549.99), admin)).rejects.toEqual(
    refusedAt('price', 'promotion_price'),
  )
  const past = { startsAt: inDays(-9).toISOString(), endsAt: inDays(-8).toISOString() }
  await expect(planPromotion(tire.id, plan(400, past), admin)).rejects.toEqual(
    refusedAt('endsAt', 'promotion_end'),
  )
  const backwards = { startsAt: inDays(9).toISOString(), endsAt: inDays(8).toISOString() }
  await expect(planPromotion(tire.id, plan(400, backwards), admin)).rejects.toEqual(
    refusedAt('endsAt', 'promotion_end'),
  )
})

test('of ten promotions planned at once, one is', async () => {
  const tire = await aTire(5)
  const startsAt = inDays(1).toISOString()
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => planPromotion(tire.id, plan(400, { startsAt }), admin)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toEqual(refused('product.promotion_exists'))
})

test('a planned promotion whose price is no reduction any more is dropped', async () => {
  const tire = await aTire(5)
  await planPromotion(tire.id, plan(400, { startsAt: inDays(1).toISOString() }), admin)
  await updateProduct(tire.id, ProductEntry.parse({ ...inPln(entryOf(tire)), price: 350 }), admin)
  await letTimePass(tire.id, inDays(-1), inDays(1))
  await startAndEndPromotions()
  expect(await getProduct(tire.id)).toMatchObject({ priceGrosze: 35_000, promotionUntil: null })
  expect(await startAndEndPromotions()).toBe(0)
})

test('a promotion that fails keeps no other from starting or ending, and is tried again', async () => {
  const [failing, starting, ending] = [await aTire(5), await aTire(5), await aTire(5)]
  const planned = { startsAt: inDays(1).toISOString() }
  for (const { id } of [failing, starting]) {
    await planPromotion(id, plan(400, planned), admin)
    await letTimePass(id, inDays(-1), inDays(1))
  }
  await planPromotion(ending.id, plan(400), admin)
  await letTimePass(ending.id, inDays(-2), inDays(-1))
  const prices = async () =>
    Promise.all([failing, starting, ending].map(async ({ id }) => (await getProduct(id))?.priceGrosze))

  await db().$executeRawUnsafe(
    `ALTER TABLE product ADD CONSTRAINT unwritable CHECK (id <> ${failing.id} OR promotion_until IS NULL)`,
  )
  await expect(startAndEndPromotions()).rejects.toThrow('unwritable')
  expect(await prices()).toEqual([54_999, 40_000, 54_999])

  await db().$executeRawUnsafe('ALTER TABLE product DROP CONSTRAINT unwritable')
  await startAndEndPromotions()
  expect(await prices()).toEqual([40_000, 40_000, 54_999])
})
