import { expect, onTestFinished, test, vi } from 'vitest'
import { NewProduct } from '@/lib/assortment/products/entry'
import { createProduct } from '@/lib/assortment/products/service'
import { PromotionPlan } from '@/lib/assortment/promotion/schema'
import { planPromotion } from '@/lib/assortment/promotion/service'
import { salesAbroad } from '@/lib/office/dashboard/abroad'
import { shopToday } from '@/lib/platform/values/clock'
import { addToCart } from '@/lib/sales/cart/service'
import { company } from '@/lib/sales/invoices/db-testing'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { issueInvoice } from '@/lib/sales/invoices/service'
import { PhoneOrder } from '@/lib/sales/orders/placing/phone-order'
import { placeByPhone } from '@/lib/sales/orders/placing/place-by-phone.service'
import { aCustomer, anAdministrator, anOrderOf, aTire, placePatiently } from '@/lib/sales/orders/testing'
import { NoteReceipt } from '@/lib/sales/receipts/schema'
import { noteReceipt } from '@/lib/sales/receipts/service'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { anOrder, books, move, pay, reported, reportedSince, STOCK } from './testing'

// Sales from the order to the report of VAT. The figures come from the VAT act (art. 106e sec. 7 to 11: the tax of a rate is
// that of its gross sum), worked out before the shop was asked.

test('a company that buys three lines gets an invoice of the sum at its rate, as the goods are sent', async () => {
  const before = await reported()
  const { id } = await anOrder(
    [
      { price: 333.33, quantity: 3 },
      { price: 149.95, quantity: 2 },
      { price: 549.99, quantity: 4 },
    ],
    company,
  )
  expect(await books(id)).toMatchObject({ documents: [], ledger: { money: 'owed', paid: 0 } })
  await move(id, 'Sent')
  await pay(id)
  expect(await books(id)).toMatchObject({
    documents: [[3499.85, 2845.41, 654.44]],
    rates: [[[23, 3499.85, 2845.41, 654.44]]],
    left: [
      [3, 999.99],
      [2, 299.9],
      [4, 2199.96],
    ],
    ledger: { money: 'paid', paid: 3499.85, refunded: 0 },
    stock: [STOCK - 3, STOCK - 2, STOCK - 4],
  })
  const [invoice] = await invoicesOfOrder(id)
  expect(invoice?.document.sale.lines.map(({ vatGrosze }) => vatGrosze)).toEqual([18_699, 5_608, 41_137])
  expect(await reportedSince(before)).toEqual([['invoices', 23, 3499.85, 2845.41, 654.44]])
})

test('the tax of three lines of 1.00 is that of 3.00, and the first of them has the grosz less', async () => {
  const one = { price: 1, quantity: 1 }
  const { id } = await anOrder([one, one, one], company)
  await move(id, 'Sent')
  // 3 × 0.19 would be 0.57
  expect(await books(id)).toMatchObject({ documents: [[3, 2.44, 0.56]] })
  const [invoice] = await invoicesOfOrder(id)
  expect(invoice?.document.sale.lines.map(({ vatGrosze }) => vatGrosze)).toEqual([18, 19, 19])
})

// There is no setting for the rate of a delivery. Art. 29a sec. 6 no. 2 makes it part of the price of the goods, and where
// these have two rates its share by value would be 32.67 and 16.33 of 49.00: VAT 231.35 and 173.04 in all. The shop puts it
// to the goods that cost the most. All goods of the shop have 23 percent, so that the difference is for the adviser to know.
test('two rates are taxed apart, and a delivery as the goods that cost the most', async () => {
  const [dear, cheap] = [
    { price: 1000, quantity: 1 },
    { price: 500, quantity: 1, vatRate: 8 },
  ]
  const before = await reported()
  const { id: plain } = await anOrder([dear, cheap], company)
  await move(plain, 'Sent')
  const rates = [
    [23, 1000, 813.01, 186.99],
    [8, 500, 462.96, 37.04],
  ]
  expect(await books(plain)).toMatchObject({ documents: [[1500, 1275.97, 224.03]], rates: [rates] })
  expect(await reportedSince(before)).toEqual(rates.map((sums) => ['invoices', ...sums]))

  const { id: delivered } = await anOrder([dear, cheap], company, 49)
  await move(delivered, 'Sent')
  // 233.19, which is 1.84 more than by shares
  expect(await books(delivered)).toMatchObject({
    documents: [[1549, 1315.81, 233.19]],
    rates: [
      [
        [23, 1049, 852.85, 196.15],
        [8, 500, 462.96, 37.04],
      ],
    ],
  })
  const { id: reverse } = await anOrder(
    [
      { ...dear, vatRate: 8 },
      { ...cheap, vatRate: 23 },
    ],
    company,
    49,
  )
  await move(reverse, 'Sent')
  // 171.20, which is 1.84 less than by shares
  expect(await books(reverse)).toMatchObject({
    documents: [[1549, 1377.8, 171.2]],
    rates: [
      [
        [23, 500, 406.5, 93.5],
        [8, 1049, 971.3, 77.7],
      ],
    ],
  })
})

test('goods on promotion are invoiced at the price that was paid, without a line for the discount', async () => {
  const user = aCustomer()
  const { id: productId } = await aTire(STOCK, { price: 400 })
  const endsAt = new Date(Date.now() + 86_400_000).toISOString()
  await planPromotion(productId, PromotionPlan.parse({ price: 299.99, endsAt }), anAdministrator)
  await addToCart(user.uid, { product: { id: productId }, quantity: 2 })
  const { order } = await placePatiently(user, company)
  await move(order.id, 'Sent')
  expect(await books(order.id)).toMatchObject({
    documents: [[599.98, 487.79, 112.19]],
    left: [[2, 599.98]],
    stock: [STOCK - 2],
  })
})

test('ten wheels for 17,600 to a company are paid by account and by split payment', async () => {
  vi.stubEnv('CHECKOUT_PAYMENTS', 'bank_transfer')
  onTestFinished(() => void vi.unstubAllEnvs())
  await setSettings(anAdministrator, { bankAccount: '92 1240 1234 0001 5678 9012 3456' })
  const user = aCustomer()
  const wheel = await createProduct(
    NewProduct.parse({
      productType: 'Wheel',
      title: 'Felga stalowa Trakt 7Jx15 5x139.7',
      typeOfWheel: 'steel',
      diameter: 15,
      width: 7,
      boltSpacing: '5x139.7',
      centralBoreDiameter: 108.5,
      color: 'black',
      price: 1760,
      quantityInStock: STOCK,
      url: '/media/wheel.avif',
      urls: ['/media/wheel-2.avif'],
    }),
    anAdministrator,
  )
  await addToCart(user.uid, { product: { id: wheel.id }, quantity: 10 })
  const { order } = await placePatiently(user, { ...company, typeOfPayment: 'bank_transfer' })
  await pay(order.id)
  await move(order.id, 'Sent')
  expect(await books(order.id)).toMatchObject({ documents: [[17_600, 14_308.94, 3291.06]] })
  const [invoice] = await invoicesOfOrder(order.id)
  expect(invoice?.document.isSplitPayment).toBe(true)
})

const german = { country: 'DE', city: 'Berlin', postCode: '10115' }

// The law: an intra-community supply at 0 percent with both VAT ids, or 23 percent until its proof is there (art. 41 sec. 3,
// art. 42 sec. 1). The shop checks no number and has no proof, so that it sells at 23 percent or not at all: 205.69 more tax
// than a supply that is proven owes. The owner decides by the setting.
test('a German company pays Polish VAT while the owner sells to companies abroad, and cannot order otherwise', async () => {
  const firm = {
    ...german,
    customerType: 'company',
    companyName: 'Gelände GmbH',
    unn: 'DE811907980',
  } as const
  const goods = [{ price: 549.99, quantity: 2 }]
  const before = await reported()
  const { id } = await anOrder(goods, firm)
  await move(id, 'Sent')
  expect(await books(id)).toMatchObject({ rates: [[[23, 1099.98, 894.29, 205.69]]] })
  expect((await invoicesOfOrder(id))[0]?.buyer).toMatchObject({ taxId: 'DE811907980', country: 'DE' })
  expect(await reportedSince(before)).toEqual([['invoices', 23, 1099.98, 894.29, 205.69]])

  await setSettings(anAdministrator, { sellsToCompaniesAbroad: false })
  onTestFinished(async () => void (await setSettings(anAdministrator, { sellsToCompaniesAbroad: true })))
  await expect(anOrder(goods, firm)).rejects.toMatchObject({
    fields: [{ path: 'unn', code: 'company_abroad' }],
  })
})

// The law: Polish VAT up to 42,000 zł net a year, that of the buyer's country from the sale that passes it (art. 28k). The
// owner enters the rate: 30.06 less tax on this order.
test('a German consumer pays 23 percent until the owner enters the rate of Germany, and 19 from then on', async () => {
  const goods = [{ price: 549.99, quantity: 2 }]
  const before = await reported()
  const { id: below } = await anOrder(goods, german)
  await move(below, 'Sent')
  expect(await reportedSince(before)).toEqual([['sales', 23, 1099.98, 894.29, 205.69]])

  await setSettings(anAdministrator, { foreignRates: 'DE 19' })
  onTestFinished(async () => void (await setSettings(anAdministrator, { foreignRates: '' })))
  const { id: above } = await anOrder(goods, german)
  await move(above, 'Sent')
  expect(await reportedSince(before)).toEqual([
    ['sales', 23, 1099.98, 894.29, 205.69],
    ['sales', 19, 1099.98, 924.35, 175.63],
  ])
  // both count for the limit, net
  expect((await salesAbroad()).netGrosze).toBe(89_429 + 92_435)
  await issueInvoice(above, anAdministrator)
  expect(await books(above)).toMatchObject({ rates: [[[19, 1099.98, 924.35, 175.63]]] })
  expect(await reportedSince(before)).toEqual([
    ['invoices', 19, 1099.98, 924.35, 175.63],
    ['sales', 23, 1099.98, 894.29, 205.69],
  ])
})

test('an order by phone with a tax id gets its invoice by itself as it is sent', async () => {
  const { id: productId } = await aTire(STOCK, { price: 149.95 })
  const phoned = {
    ...anOrderOf(anAdministrator, company),
    email: 'dzwoniacy@trakt.example',
    privacyConsent: true,
    commercialConsent: true,
  }
  const items = [{ productId, quantity: 1 }]
  const { order } = await placeByPhone(PhoneOrder.parse({ order: phoned, items }), anAdministrator)
  await move(order.id, 'Sent')
  expect(await books(order.id)).toMatchObject({
    documents: [[149.95, 121.91, 28.04]],
    stock: [STOCK - 1],
  })
  expect((await invoicesOfOrder(order.id))[0]?.buyer).toMatchObject({ taxId: company.unn })
})

test('a private person’s invoice on request counts once, with a receipt as FP beside the sale of the register', async () => {
  const one = [{ price: 549.99, quantity: 1 }]
  const before = await reported()
  const { id: plain } = await anOrder(one)
  await move(plain, 'Sent')
  expect(await reportedSince(before)).toEqual([['sales', 23, 549.99, 447.15, 102.84]])
  await issueInvoice(plain, anAdministrator)
  expect(await books(plain)).toMatchObject({ documents: [[549.99, 447.15, 102.84]] })
  expect(await reportedSince(before)).toEqual([['invoices', 23, 549.99, 447.15, 102.84]])

  const { id: rungUp } = await anOrder(one)
  await move(rungUp, 'Sent')
  const receipt = { orderId: rungUp, number: 'W000123', issuedOn: shopToday() }
  await noteReceipt(NoteReceipt.parse(receipt), anAdministrator)
  const { document } = await issueInvoice(rungUp, anAdministrator)
  expect(document.receiptNumber).toBe('W000123')
  expect(await books(rungUp)).toMatchObject({ documents: [[549.99, 447.15, 102.84]] })
  expect(await reportedSince(before)).toEqual([
    ['invoices', 23, 549.99, 447.15, 102.84],
    ['sales', 23, 549.99, 447.15, 102.84],
  ])
})
