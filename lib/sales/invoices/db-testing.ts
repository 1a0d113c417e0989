import { soldLines } from '@/lib/sales/books/contents'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, aTire, fillCart, placePatiently } from '@/lib/sales/orders/testing'

/** A company that buys. */
export const company = {
  customerType: 'company',
  companyName: 'Żwirownia Łęg Sp. z o.o.',
  unn: '5260250995',
  billing: { address: 'ul. Prosta 1', city: 'Warszawa', postCode: '00-001', country: 'PL' },
} as const

/** A placed order of four tires with 23 percent tax and one with 8. */
export async function anOrder(more: Partial<PlaceOrderInput> = {}) {
  const user = aCustomer()
  const [dear, cheap] = [await aTire(9, { price: 549.99 }), await aTire(9, { price: 123, vatRate: 8 })]
  await fillCart(user, [
    [dear, 4],
    [cheap, 1],
  ])
  const { order } = await placePatiently(user, more)
  return { user, order }
}

/** A correction after so many of the four tires have come back. */
export const aCorrectionOf = (order: Awaited<ReturnType<typeof anOrder>>['order'], back: number) => {
  const [dear, cheap] = soldLines(order).map((line, place) => {
    const quantity = line.quantity - (place === 0 ? back : 0)
    return { ...line, quantity, grossGrosze: (line.grossGrosze / line.quantity) * quantity }
  })
  if (!dear || !cheap) throw new Error('the order has two lines')
  return { orderId: order.id, reason: () => 'odstąpienie od umowy', owed: [dear, cheap], by: anAdministrator }
}
