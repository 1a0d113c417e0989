import type { PlaceOrderInput } from '@/lib/orders/schema'
import { aCustomer, anAdministrator, aTire, fillCart, placePatiently } from '@/lib/orders/testing'

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

/** A correction of one of the four tires. */
export const aCorrectionOf = (
  { id, orderItems }: Awaited<ReturnType<typeof anOrder>>['order'],
  key: string,
) => ({
  key,
  orderId: id,
  reason: 'odstąpienie od umowy',
  lines: [{ orderLineId: orderItems[0]?.id ?? 0, quantity: 1, grossGrosze: 54_999 }],
  deliveryGrosze: 0,
  by: anAdministrator,
})
