import { expect, test } from 'playwright/test'
import { field, fillSignIn } from '../support/accounts'
import { fetchOrders } from '../support/orders'
import {
  buyButton,
  createBuyerWith,
  expectPlaced,
  fillPerson,
  giveConsents,
  openCheckout,
  openFilledCheckout,
  pageOf,
} from '../support/shoppers'
import { visible } from '../support/visible'
import { wordsOf } from '../support/words'

// With another browser language, addresses without a language prefix would redirect.
test.use({ locale: 'pl-PL' })
const t = wordsOf('pl')
const placing = '**/cart/moveToOrder'

test('a double click, and going back, make one order', async ({ context }) => {
  const { buyer } = await createBuyerWith(9)
  const page = await pageOf(context, buyer)
  await openFilledCheckout(page, 'pl')
  await buyButton(page, 'pl').dblclick()
  await expectPlaced(page, 'pl', buyer)
  await page.goBack()
  await expect(visible(page.getByText(t('checkout.block.empty')))).toBeVisible()
  expect(await fetchOrders(buyer)).toHaveLength(1)
})

test('an answer that is lost after the server has the order, and a second press, make one order', async ({
  context,
}) => {
  const { buyer } = await createBuyerWith(9)
  const page = await pageOf(context, buyer)
  await openFilledCheckout(page, 'pl')
  await page.route(
    placing,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await buyButton(page, 'pl').click()
  await expect(visible(page.getByText(t('checkout.networkText')))).toBeVisible()
  expect(await fetchOrders(buyer)).toHaveLength(1)
  await buyButton(page, 'pl').click()
  await expectPlaced(page, 'pl', buyer)
})

test('after a lost answer a reload asks to look for the order, instead of calling the cart just empty', async ({
  context,
}) => {
  const { buyer } = await createBuyerWith(9)
  const page = await pageOf(context, buyer)
  await openFilledCheckout(page, 'pl')
  await page.route(placing, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await buyButton(page, 'pl').click()
  await expect(visible(page.getByText(t('checkout.networkText')))).toBeVisible()
  await page.reload()
  await expect(visible(page.getByText(t('checkout.unansweredTitle')))).toBeVisible()
  await visible(page.getByRole('link', { name: t('cartPage.toOrders') })).click()
  const [order] = await fetchOrders(buyer)
  await expect(
    visible(page.getByRole('button', { name: t('orders.openNamed', { id: order.id }) })),
  ).toBeVisible()
})

test('what was typed survives a reload, a lost network and the end of the session', async ({ context }) => {
  const { buyer } = await createBuyerWith(9)
  const page = await pageOf(context, buyer)
  await openCheckout(page, 'pl')
  await fillPerson(page, 'pl')
  const expectKept = async () => {
    await expect(field(page, t('checkout.firstAndLastName'))).toHaveValue('Łucja Żółć', { timeout: 45_000 })
    await expect(field(page, t('checkout.phone'))).toHaveValue('+48 600 700 800')
    await expect(field(page, t('checkout.city'))).toHaveValue('Ełk')
  }
  await page.reload()
  await expectKept()

  await giveConsents(page)
  await context.setOffline(true)
  await buyButton(page, 'pl').click()
  await expect(visible(page.getByText(t('checkout.networkText')))).toBeVisible()
  await expectKept()
  await context.setOffline(false)

  await context.clearCookies({ name: 'session' })
  await buyButton(page, 'pl').click()
  await expect(visible(page.getByText(t('checkout.block.authentication')))).toBeVisible()
  await expectKept()
  await visible(page.getByRole('link', { name: t('checkout.signIn') }))
    .first()
    .click()
  await page.waitForURL(/\/signIn\?next=%2FCreateOrder/)
  await fillSignIn(page, 'pl', buyer)
  await page.waitForURL((url) => url.pathname === '/CreateOrder')
  await expectKept()
  await giveConsents(page)
  await buyButton(page, 'pl').click()
  await expectPlaced(page, 'pl', buyer)
})

test('a visitor is sent from the checkout to sign in and back, and my details fill the form', async ({
  page,
}) => {
  const { goods } = await createBuyerWith(9)
  await page.goto('/en/CreateOrder')
  await page.waitForURL(/\/en\/signIn\?next=%2Fen%2FCreateOrder/)
  await fillSignIn(page, 'en', { email: 'klient@trakt.example', password: 'demo1234' })
  await page.waitForURL((url) => url.pathname === '/en/CreateOrder')
  const session = await page.evaluate(() => fetch('/api/session').then((answer) => answer.json()))
  await page.evaluate(
    ({ uid, id }) =>
      fetch(`/api/trakt/cart/${uid}/add`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ product: { id }, quantity: 1 }),
      }),
    { uid: session.uid, id: goods[0]?.id },
  )
  await page.reload()
  const en = wordsOf('en')
  await expect(field(page, en('checkout.firstAndLastName'))).toHaveValue('Jan Kowalski', { timeout: 45_000 })
  await expect(field(page, en('checkout.city'))).toHaveValue('Kraków')
})
