import { afterAll, expect, test } from 'vitest'
import type { Cell } from '@/lib/platform/csv/write'
import { db } from '@/lib/platform/database/db'
import { dayOf, workingDayAfter } from '@/lib/platform/values/working-days'
import { aRate, setRates } from '@/lib/sales/delivery/testing'
import { pickedCourierRecords } from '@/lib/sales/orders/admin/export'
import { orderPlacedMail, orderStatusMail } from '@/lib/sales/orders/mails/mails'
import { isForPacking } from '@/lib/sales/orders/packing'
import { SaveParcels } from '@/lib/sales/orders/parcels/schema'
import { saveParcels } from '@/lib/sales/orders/parcels/service'
import { isDeliveryOpen, travelOf } from '@/lib/sales/orders/rules'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { placeOrder } from './place.service'

const pickup = { typeOfDelivery: 'pickup' } as const
const german = { country: 'DE', city: 'Berlin', postCode: '10115' }

async function fileOf(ids: string[]) {
  const records: Cell[][] = []
  for await (const part of pickedCourierRecords(ids)) records.push(...part)
  return records
}

async function buy(more: Partial<PlaceOrderInput>) {
  const user = aCustomer()
  await fillCart(user, [[await aTire(9, { price: 100 }), 2]])
  return (await placeOrder(anOrderOf(user, more), user)).order
}
const tomorrow = workingDayAfter(dayOf(new Date()), 1)

afterAll(async () => {
  await setRates(anAdministrator, [])
  await setSettings(anAdministrator, { offersPickup: false, foreignRates: '' })
})

test('goods are picked up only where the settings say so; otherwise nothing is taken', async () => {
  await setSettings(anAdministrator, { offersPickup: false })
  await expect(buy(pickup)).rejects.toMatchObject({
    code: 'invalid',
    fields: [{ path: 'typeOfDelivery', code: 'delivery_not_offered' }],
  })
  await setSettings(anAdministrator, { offersPickup: true })
  expect(await buy(pickup)).toMatchObject({ typeOfDelivery: 'pickup', totalGrosze: 20_000 })
})

test('picking up costs nothing whatever the table says, is taxed in Poland, and leaves nothing to agree on', async () => {
  await setSettings(anAdministrator, { offersPickup: true, foreignRates: 'DE 19' })
  await setRates(anAdministrator, [aRate()])
  const order = await buy({ ...pickup, ...german })
  expect(order).toMatchObject({ deliveryGrosze: 0, deliveryName: null, totalGrosze: 20_000 })
  expect(order.orderItems[0]?.vatRate).toBe(23)
  expect(isDeliveryOpen(order)).toBe(false)
  expect(travelOf(order)).toBe('pickup')
})

test('what is picked up is neither packed for a courier nor in the courier’s file', async () => {
  await setSettings(anAdministrator, { offersPickup: true })
  const [fetched, sent] = [await buy(pickup), await buy({})]
  expect(isForPacking(fetched)).toBe(false)
  expect(isForPacking(sent)).toBe(true)
  expect(isForPacking({ ...fetched, status: 'Sent' })).toBe(false)
  expect(isForPacking({ ...sent, status: 'Sent' })).toBe(true)
  const records = await fileOf([fetched.id, sent.id])
  expect(records.map(([id]) => id)).toEqual(['reference', sent.id])
})

test('what is picked up takes no parcels, and is made ready without them', async () => {
  await setSettings(anAdministrator, { offersPickup: true })
  const { id } = await buy(pickup)
  const save = (parcels: object[]) =>
    saveParcels(
      SaveParcels.parse({ orderId: id, parcels, expectedIds: [], sentFrom: 'Pending' }),
      anAdministrator,
    )
  const refused = save([{ carrier: 'inpost', number: '520000012680041086770098' }])
  await expect(refused).rejects.toMatchObject({ code: 'order.no_parcels' })
  expect(await save([])).toMatchObject({ status: 'Sent', parcels: [] })
})

test('the buyer reads where to pick up, and that it is ready in place of sent', async () => {
  await setSettings(anAdministrator, { offersPickup: true })
  const { id } = await buy(pickup)
  const placed = await orderPlacedMail({ orderId: id })
  expect(placed.text).toContain('Odbiór: ul. Polna 7, 90-001 Łódź.')
  const ready = await orderStatusMail({ orderId: id, from: 'In Processing', to: 'Sent' })
  expect(ready.subject).toContain('Do odbioru')
  expect(ready.text).toContain('Czeka na Ciebie: ul. Polna 7, 90-001 Łódź')
})

test('recipient and phone belong to another address, remark and day to every delivery', async () => {
  const said = {
    recipientName: 'Ewa Bór',
    recipientPhone: '+48 600 111 222',
    remark: 'Brama od Leśnej',
    wishedDay: tomorrow,
  }
  const home = await buy(said)
  expect(home).toMatchObject({
    recipientName: null,
    recipientPhone: null,
    remark: said.remark,
    wishedDay: tomorrow,
  })
  const elsewhere = await buy({ ...said, typeOfDelivery: 'shipping_to_another_address' })
  expect(elsewhere).toMatchObject({ ...said, recipientPhone: '+48600111222' })
  const [, record = []] = await fileOf([elsewhere.id])
  expect(record).toEqual(expect.arrayContaining(['Ewa Bór', '48600111222', 'Brama od Leśnej']))
  // the table holds it as well
  const wrong = { recipientName: 'Ewa Bór' }
  await expect(db().shopOrder.update({ where: { id: home.id }, data: wrong })).rejects.toThrow()
})

test.each([['2020-01-01'], ['2099-01-01'], ['30.11.2026']])('%s is no day to wish for', (wishedDay) => {
  expect(() => anOrderOf(aCustomer(), { wishedDay })).toThrow('wished_day')
})
