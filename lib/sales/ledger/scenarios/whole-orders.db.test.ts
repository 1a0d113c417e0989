import { expect, onTestFinished, test } from 'vitest'
import { addToCart } from '@/lib/sales/cart/service'
import { aRate, setRates } from '@/lib/sales/delivery/testing'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { aCustomer, anAdministrator, aTire, placePatiently } from '@/lib/sales/orders/testing'
import { readReturn } from '@/lib/sales/returns/queries'
import { atPaypal, giveBack, open } from '@/lib/sales/returns/testing'
import { capturePayment, openPayment } from '@/lib/sales/settlement/service'
import { standIns } from '@/local/test-database/stand-ins'
import { anOrder, aPaidSale, books, bringBack, byTransfer, four, pay, STOCK } from './testing'

// Orders that go back whole: with their delivery (Consumer Rights Act, art. 32 and 33), and to the last cent of PayPal.

const { paypal } = standIns()

test('a whole order goes back with what its shipping cost', async () => {
  const { id: orderId } = await aPaidSale([...four, { price: 300, quantity: 2 }], 49)
  const id = await open(orderId)
  await bringBack(id, [
    [0, 4],
    [1, 2],
  ])
  expect((await readReturn(id)).proposedGrosze).toBe(284_896)
  await byTransfer(id)
  expect(await books(orderId)).toMatchObject({
    left: [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    documents: [
      [2848.96, 2316.23, 532.73],
      [-2848.96, -2316.23, -532.73],
    ],
    ledger: { money: 'refunded', paid: 2848.96, refunded: 2848.96 },
    stock: [STOCK, STOCK],
  })
})

test('of an installation goes back what shipping would have cost', async () => {
  const rates = [aRate({ price: 49 }), aRate({ name: 'Montaż', method: 'installation', price: 199 })]
  await setRates(anAdministrator, rates)
  const order = await anOrder(four, { typeOfDelivery: 'delivery_with_assembly' })
  onTestFinished(async () => void (await setRates(anAdministrator, [])))
  expect(order).toMatchObject({ deliveryGrosze: 19_900, totalGrosze: 239_896 })
  await pay(order.id)
  await issueInvoice(order.id, anAdministrator)
  const id = await open(order.id)
  await bringBack(id, [[0, 4]])
  expect((await readReturn(id)).proposedGrosze).toBe(224_896)
  await byTransfer(id)
  expect(await books(order.id)).toMatchObject({
    left: [
      [0, 0],
      [1, 150],
    ],
    documents: [
      [2398.96, 1950.37, 448.59],
      [-2248.96, -1828.42, -420.54],
    ],
    ledger: { refunded: 2248.96 },
  })
})

test('PayPal gives a payment of 452.05 USD back in two parts to the cent, and each is corrected once', async () => {
  const user = aCustomer()
  const { id: productId } = await aTire(STOCK)
  await addToCart(user.uid, { product: { id: productId }, quantity: 3 })
  const { order } = await placePatiently(user)
  const payment = await openPayment({ orderId: order.id }, user)
  paypal.orders.approve(payment.id)
  await capturePayment(payment.id, user)
  await issueInvoice(order.id, anAdministrator)
  for (const quantity of [1, 2]) {
    const id = await open(order.id)
    await bringBack(id, [[0, quantity]])
    await giveBack(id)
  }
  const refunds = atPaypal(paypal, order.id).flatMap((each) => each.refunds)
  expect(refunds.map(({ amount }) => amount)).toMatchObject([
    { value: '150.68', currency_code: 'USD' },
    { value: '301.37', currency_code: 'USD' },
  ])
  expect(await books(order.id)).toMatchObject({
    documents: [
      [1649.97, 1341.44, 308.53],
      [-549.99, -447.15, -102.84],
      [-1099.98, -894.29, -205.69],
    ],
    ledger: { money: 'refunded', paid: 1649.97, refunded: 1649.97 },
    stock: [STOCK],
  })
})
