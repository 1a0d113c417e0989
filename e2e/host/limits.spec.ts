import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { field } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { type Account, addToCart, createBuyer, createTire } from '../support/api'
import { cartOf } from '../support/carts'
import { fetchOrders, placeOrder } from '../support/orders'
import { changeProduct, stockOf } from '../support/products'
import {
  buyButton,
  createBuyerWith,
  fillPerson,
  giveConsents,
  home,
  openCheckout,
  openFilledCheckout,
  pageOf,
} from '../support/shoppers'
import { visible } from '../support/visible'
import { at, wordsOf } from '../support/words'

const place = async (buyer: Account, tire: number, more: object = {}) => {
  expect((await addToCart(buyer, tire)).status).toBe(200)
  return placeOrder(buyer, { more })
}

test('who has placed twenty orders in ten minutes is told how long to wait, and loses nothing', async ({
  context,
}) => {
  const t = wordsOf('en')
  const buyer = await createBuyer()
  const tire = await createTire(30)
  for (let i = 0; i < 20; i++) expect((await place(buyer, tire)).status).toBe(201)
  await addToCart(buyer, tire)
  const page = await pageOf(context, buyer)
  await openFilledCheckout(page, 'en')
  await buyButton(page, 'en').click()
  const alert = visible(page.getByRole('main').getByRole('alert'))
  await expect(alert).toContainText(/try\sagain\sin\s(a\sminute|\d+\sminutes)/)
  await expect(field(page, t('checkout.phone'))).toHaveValue('+48 600 700 800')
  await expect(field(page, t('checkout.address')).first()).toHaveValue(home.address)
  expect(await fetchOrders(buyer)).toHaveLength(20)
  expect(await cartOf(buyer)).toHaveLength(1)
})

test('who orders more than the shop takes unpaid is told whom to ask, and loses nothing', async ({
  context,
}) => {
  const t = wordsOf('en')
  const { buyer, goods } = await createBuyerWith(5)
  await changeProduct(goods[0]?.id ?? 0, { price_grosze: 6_000_000 })
  const page = await pageOf(context, buyer)
  await openFilledCheckout(page, 'en')
  await buyButton(page, 'en').click()
  const alert = visible(page.getByRole('main').getByRole('alert'))
  await expect(alert).toContainText(t('errors.order.open_value'))
  await expect(alert.getByRole('link', { name: t('checkout.askUsLink') })).toHaveAttribute(
    'href',
    '/en/contact',
  )
  await expect(field(page, t('checkout.phone'))).toHaveValue('+48 600 700 800')
  expect(await fetchOrders(buyer)).toEqual([])
})

test('a web address in the place of a name is called wrong at its field', async ({ context }) => {
  const t = wordsOf('en')
  const { buyer } = await createBuyerWith(5)
  const page = await pageOf(context, buyer)
  await openCheckout(page, 'en')
  await fillPerson(page, 'en')
  await field(page, t('checkout.firstAndLastName')).fill('You won! https://prize.example')
  await giveConsents(page)
  await buyButton(page, 'en').click()
  await expect(
    visible(page.getByRole('main').getByRole('alert').getByText(t('errors.no_links'))),
  ).toBeVisible()
  expect((await place(buyer, await createTire(5), { city: 'www.prize.example' })).status).toBe(422)
  expect(await fetchOrders(buyer)).toEqual([])
})

for (const from of ['the page of an order', 'the panel'])
  test(`a flood is canceled in one press from ${from}, and its stock is back`, async ({ browser }) => {
    const t = wordsOf('en')
    const buyer = await createBuyer()
    const tire = await createTire(30)
    const stranger = { email: `stranger-${randomUUID()}@example.com` }
    for (let i = 0; i < 5; i++) expect((await place(buyer, tire, stranger)).status).toBe(201)
    const [order] = await fetchOrders(buyer)
    const page = await openAdminPage(browser, 'en')
    await page.goto(at('en', `/admin/order/${order.id}`))
    if (from === 'the panel') {
      await visible(page.getByRole('link', { name: t('admin.theirOrders') })).click()
      await expect(page).toHaveURL(new RegExp(`/admin\\?search=${buyer.uid}$`))
      await expect(visible(page.getByRole('link', { name: order.id }))).toBeVisible()
      // the question about one customer does not stay open for the next one
      const other = await createBuyer()
      for (let i = 0; i < 2; i++) expect((await place(other, await createTire(5))).status).toBe(201)
      const search = visible(page.getByRole('searchbox', { name: t('admin.search') }))
      await visible(page.getByRole('button', { name: t('admin.flood.cancelAll') })).click()
      await expect(visible(page.getByRole('button', { name: t('admin.cancel.yes') }))).toBeVisible()
      for (const uid of [other.uid, buyer.uid]) {
        await search.fill(uid)
        await search.press('Enter')
        await expect(page).toHaveURL(new RegExp(`[?&]search=${uid}(&|$)`))
        await expect(visible(page.getByRole('button', { name: t('admin.flood.cancelAll') }))).toBeVisible()
        await expect(visible(page.getByRole('button', { name: t('admin.cancel.yes') }))).toHaveCount(0)
      }
    }
    await visible(page.getByRole('button', { name: t('admin.flood.cancelAll') })).click()
    await expect(
      visible(page.getByText(/Cancel\s5\sorders\sfrom\sthis\scustomer\s\(1,999\.95/)),
    ).toBeVisible()
    await visible(page.getByRole('button', { name: t('admin.cancel.yes') })).click()
    await expect(visible(page.getByText(t('admin.flood.done', { count: 5 })))).toBeVisible()
    expect((await fetchOrders(buyer)).every(({ status }) => status === 'Canceled')).toBe(true)
    expect(await stockOf(tire)).toBe(30)
    await expect(visible(page.getByRole('button', { name: t('admin.flood.cancelAll') }))).toHaveCount(0)
    await page.context().close()
  })
