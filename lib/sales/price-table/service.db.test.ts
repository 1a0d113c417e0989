import { afterEach, expect, test } from 'vitest'
import { readDelivery } from '@/lib/sales/delivery/queries'
import { aRate, setRates } from '@/lib/sales/delivery/testing'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { auditEntries } from '@/lib/shop/audit/queries'
import { AuditQuery } from '@/lib/shop/audit/schema'
import { SaveDelivery } from './schema'
import { saveDelivery } from './service'

const noWeights = { Tire: null, Wheel: null, Spacer: null }
afterEach(async () => {
  await setRates(anAdministrator, [])
})

test('a shop has no rates until an administrator sets some', async () => {
  expect(await readDelivery()).toMatchObject({ rates: [], defaultGrams: noWeights })
})

test('the prices are read as they were saved, in their order', async () => {
  const saved = await setRates(
    anAdministrator,
    [
      aRate({ freeFrom: 1_000 }),
      aRate({
        name: 'Raben',
        countries: ['DE', 'AT'],
        basis: 'weight',
        price: null,
        steps: [{ upTo: 31.5, price: 99.99 }],
      }),
    ],
    { Tire: 14.5, Wheel: null, Spacer: null },
  )
  expect(await readDelivery()).toEqual(saved)
  expect(saved).toMatchObject({
    defaultGrams: { Tire: 14_500, Wheel: null, Spacer: null },
    rates: [
      {
        name: 'DPD',
        method: 'shipping',
        countries: ['PL'],
        basis: 'order',
        priceGrosze: 2_500,
        freeFromGrosze: 100_000,
        steps: [],
      },
      { countries: ['AT', 'DE'], priceGrosze: null, steps: [{ upToGrams: 31_500, priceGrosze: 9_999 }] },
    ],
  })
})

test('of two administrators who save over the same version, the second one is told and changes nothing', async () => {
  const { version } = await readDelivery()
  const save = (price: number) =>
    saveDelivery(
      SaveDelivery.parse({ version, defaultWeights: noWeights, rates: [aRate({ price })] }),
      anAdministrator,
    )
  const results = await Promise.allSettled([save(10), save(20), save(30)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'delivery.changed' })
  const winner = results.findIndex(({ status }) => status === 'fulfilled')
  expect((await readDelivery()).rates[0]?.priceGrosze).toBe([1_000, 2_000, 3_000][winner])
})

test('the audit says what a rate was and is', async () => {
  await setRates(anAdministrator, [aRate()])
  await setRates(anAdministrator, [aRate({ price: 30 })])
  const { entries } = await auditEntries(AuditQuery.parse({ type: 'delivery' }))
  expect(entries[0]).toMatchObject({
    action: 'delivery.change',
    actorName: anAdministrator.name,
    before: { rates: ['DPD, shipping PL: 25.00 PLN/order'] },
    after: { rates: ['DPD, shipping PL: 30.00 PLN/order'] },
  })
})
