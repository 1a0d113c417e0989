import { expect, test } from 'vitest'
import { erasePastData } from '@/lib/customers/directory/erasure.service'
import { db } from '@/lib/platform/database/db'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { addressChangedMail } from '@/lib/sales/order-mails/mails'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { changeAddress } from './change-address.service'
import { customerHistory } from './customer-history'
import { updateOrderStatus } from './update.service'

const seen = { address: 'ul. Błotna 4/4', city: 'Ełk', postCode: '19-300' }
const wanted = { address: 'ul. Leśna 1', city: 'Łódź', postCode: '90001' }

async function anOrder(user = aCustomer(), more: Partial<PlaceOrderInput> = {}) {
  await fillCart(user, [[await aTire(9), 1]])
  return (await placeOrder(anOrderOf(user, more), user)).order
}
const change = (orderId: string, more = {}) =>
  changeAddress({ orderId, ...wanted, seen, ...more }, anAdministrator)
const changes = (subjectId: string) =>
  db().auditEntry.findMany({ where: { action: 'order.address', subjectId } })
const told = (orderId: string) =>
  db().outbox.findMany({
    where: { topic: 'order.address_changed', payload: { path: ['orderId'], equals: orderId } },
  })

test('an order that waits goes to another address, the audit says which fields, and the buyer is told once', async () => {
  const { id } = await anOrder()
  expect(await change(id)).toMatchObject({ ...wanted, postCode: '90-001', country: 'PL' })
  await change(id, { seen: { ...wanted, postCode: '90-001' } })
  expect(await changes(id)).toMatchObject([
    { before: null, after: { changedFields: ['address', 'postCode', 'city'] } },
  ])
  const events = await told(id)
  expect(events).toHaveLength(1)
  expect((await addressChangedMail(events[0]?.payload)).text).toContain('ul. Leśna 1, 90-001 Łódź')
})

test('an order that somebody else receives names who it is at the new address, in the mail too', async () => {
  const given = { typeOfDelivery: 'shipping_to_another_address', recipientName: 'Ewa Bór' } as const
  const { id } = await anOrder(aCustomer(), { ...given, recipientPhone: '+48600111222' })
  expect(await change(id)).toMatchObject({ recipientName: 'Ewa Bór', recipientPhone: '+48600111222' })
  const there = { ...wanted, postCode: '90-001', recipientName: 'Ewa Bór', recipientPhone: '+48600111222' }
  const next = { recipientName: 'Jan Las', recipientPhone: '' }
  expect(await change(id, { ...next, seen: there })).toMatchObject({
    recipientName: 'Jan Las',
    recipientPhone: null,
  })
  await expect(change(id, { recipientName: 'Iga Łan', seen: there })).rejects.toMatchObject({
    code: 'order.changed',
  })
  expect((await changes(id))[1]?.after).toEqual({ changedFields: ['recipientName', 'recipientPhone'] })
  const { text } = await addressChangedMail((await told(id))[1]?.payload)
  expect(text).toContain('Jan Las')
  expect(text).not.toContain('Ewa Bór')
  const { id: home } = await anOrder()
  expect(await change(home, next)).toMatchObject({ city: 'Łódź', recipientName: null })
})

test('of two administrators who change an address at once the second is told, and nothing is lost', async () => {
  const { id } = await anOrder()
  const results = await Promise.allSettled([change(id), change(id, { city: 'Giżycko' })])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'order.changed' },
  })
  expect(await changes(id)).toHaveLength(1)
})

test.each(['Sent', 'Delivered', 'Canceled'] as const)(
  'the address of an order that is %s stays',
  async (status) => {
    const { id } = await anOrder()
    await updateOrderStatus({ orderId: id, status }, anAdministrator)
    await expect(change(id)).rejects.toMatchObject({ code: 'order.address_final' })
  },
)

test('the address of an order with an invoice stays', async () => {
  const { id } = await anOrder()
  await issueInvoice(id, anAdministrator)
  await expect(change(id)).rejects.toMatchObject({ code: 'order.address_final' })
  expect(await changes(id)).toEqual([])
})

test('a Polish postal code is checked, and an unknown order is not found', async () => {
  const { id } = await anOrder()
  await expect(change(id, { postCode: '9000' })).rejects.toMatchObject({
    fields: [{ path: 'postCode', code: 'incorrect_post_code' }],
  })
  await expect(change('00000-00000')).rejects.toMatchObject({ code: 'order.not_found' })
})

test('beside an order stands what else its buyer ordered', async () => {
  const user = aCustomer()
  const [first, , last] = [await anOrder(user), await anOrder(user), await anOrder(user)]
  await updateOrderStatus({ orderId: first.id, status: 'Canceled' }, anAdministrator)
  expect(await customerHistory(last)).toEqual({ earlier: 2, canceled: 1, open: 1, returns: 0 })
  expect(await customerHistory(await anOrder())).toEqual({ earlier: 0, canceled: 0, open: 0, returns: 0 })
})

test('erasing the buyer of an order whose address was changed leaves no address anywhere', async () => {
  const { id } = await anOrder()
  await change(id)
  const past = new Date('2019-05-01')
  await db().shopOrder.update({ where: { id }, data: { status: 'Canceled', orderDate: past } })
  await db().orderStatusChange.updateMany({ where: { orderId: id }, data: { changedAt: past } })
  await erasePastData(anAdministrator)
  const left = JSON.stringify(
    [
      await db().shopOrder.findUniqueOrThrow({
        where: { id },
        omit: { totalGrosze: true, paidGrosze: true, refundedGrosze: true, notedGrosze: true },
      }),
      await changes(id),
      (await told(id)).map(({ payload }) => payload),
    ],
    (_, value) => (typeof value === 'bigint' ? Number(value) : value),
  )
  for (const part of [...Object.values(seen), ...Object.values(wanted), '90-001'])
    expect(left).not.toContain(part)
})
