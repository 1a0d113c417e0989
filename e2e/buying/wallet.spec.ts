import { expect, test } from 'playwright/test'
import { call, createBuyer } from '../support/api'
import { holdRequests } from '../support/held-requests'
import { checkSoon } from '../support/payments'
import { causeFault, clearFaults, countCaptures, fetchPaypalOrders, release } from '../support/paypal'
import { followLink, pageOf } from '../support/shoppers'
import { visible } from '../support/visible'
import {
  alert,
  approve,
  createUnpaidOrder,
  expectPaid,
  openDetails,
  openPaymentPage,
  openWindow,
  paid,
  paymentOf,
  wallet,
} from '../support/wallet'
import { at, browserLocale, isLong, walkedIn, wordsOf } from '../support/words'

// Each fault names its order.
test.describe.configure({ mode: 'parallel' })

const t = wordsOf('en')

for (const language of walkedIn('pl')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] })
    test('an order is paid from its details, after both amounts and the rate were shown', async ({
      context,
    }) => {
      const words = wordsOf(language)
      const { buyer, id } = await createUnpaidOrder(language)
      const page = await pageOf(context, buyer)
      await page.goto(at(language, '/orders'))
      const payLink = (await openDetails(page, id, language)).getByRole('link', {
        name: words('payment.payByWallet'),
      })
      // a mere possibility: the order is to be paid at its delivery
      await expect(payLink).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await payLink.click()

      await expect(page).toHaveURL(new RegExp(`${at(language, '/Payment')}\\?order=${id}$`))
      const sum = visible(page.getByRole('main'))
      await expect(sum).toContainText(/399[.,]99/)
      await expect(sum).toContainText(/1 USD = 3[.,]65\s(PLN|zł)/)
      await expect(sum).toContainText(/109[.,]59/)
      expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden')
      expect(await countCaptures(id)).toBe(0)

      await approve(page)
      await expectPaid(page, id, language)
      expect(await paymentOf(buyer, id)).toMatchObject(paid)
      expect(await countCaptures(id)).toBe(1)

      await page.goto(at(language, '/orders'))
      const row = visible(page.getByRole('row').filter({ hasText: id }))
      await expect(row).toContainText(/(\$109\.59|109,59\s\$)/)
      const details = await openDetails(page, id, language)
      await expect(details).toContainText(/399[.,]99/)
      await expect(details).toContainText(/(\$109\.59|109,59\s\$)/)
      await expect(details.getByRole('link', { name: words('payment.payByWallet') })).toHaveCount(0)
    })
  })
}

test('a refused card is told in the words of PayPal, and another one pays the same payment', async ({
  context,
}) => {
  const { page, buyer, id } = await openPaymentPage(context)
  await causeFault(id, 'webhook', 'lost')
  await causeFault(id, 'capture', 'declined')
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'Approve' }).click()
  await expect(alert(page)).toContainText(t('errors.payment.refused'))
  await expect(alert(page)).toContainText('declined by the processor or bank')
  expect(await paymentOf(buyer, id)).toBeNull()

  // The same PayPal window with another card.
  await window.getByRole('button', { name: 'Approve' }).click()
  await expectPaid(page, id)
  await expect.poll(() => window.isClosed()).toBe(true)
  expect(await fetchPaypalOrders(id)).toHaveLength(1)
  expect(await countCaptures(id)).toBe(1)
})

test('an expired payment takes nothing and begins anew', async ({ context }) => {
  const { page, buyer, id } = await openPaymentPage(context)
  await causeFault(id, 'webhook', 'lost')
  await causeFault(id, 'capture', 'gone')
  await approve(page)
  await expect(alert(page)).toContainText(t('errors.payment.expired'))
  await approve(page)
  await expectPaid(page, id)
  expect(await paymentOf(buyer, id)).toMatchObject(paid)
  expect(await fetchPaypalOrders(id)).toHaveLength(2)
  expect(await countCaptures(id)).toBe(1)
})

test('a pending payment is not paid twice, and is shown once PayPal lets it go', async ({ context }) => {
  const { page, buyer, id } = await openPaymentPage(context)
  await causeFault(id, 'webhook', 'lost')
  await causeFault(id, 'capture', 'pending')
  await approve(page)
  await expect(alert(page)).toContainText(t('errors.payment.pending'))
  await expect(wallet(page)).toHaveCount(0)
  const { id: other } = await createUnpaidOrder('en', buyer)
  await followLink(page, `/en/Payment?order=${other}`)
  await expect(wallet(page)).toBeVisible({ timeout: 30_000 })
  await expect(alert(page)).toHaveCount(0)
  await page.goto(`/en/Payment?order=${id}`)
  await expect(page.getByText(t('errors.payment.pending'))).toBeVisible()
  await expect(wallet(page)).toHaveCount(0)

  const [order] = await fetchPaypalOrders(id)
  await release(order?.id ?? '')
  await expect.poll(() => paymentOf(buyer, id)).toMatchObject(paid)
  await page.reload()
  await expect(page.getByText(t('errors.payment.already_paid'))).toBeVisible()
  await page.getByRole('link', { name: t('payment.toOrders') }).click()
  await expect(page).toHaveURL(/\/en\/orders$/)

  const answer = await holdRequests(page, `**/api/tires/orders/${id}`, (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 'unavailable' } }),
  )
  await page.goto(`/en/cart?paid=${id}`)
  await expect(page.getByText(t('payment.checking'))).toBeVisible()
  answer()
  await expect(page.getByText(t('payment.unchecked'))).toBeVisible()
  await expect(page.getByText(t('payment.successful'))).toHaveCount(0)
})

test('a buyer who closes the page before approving has still paid', async ({ context }) => {
  const { page, buyer, id } = await openPaymentPage(context)
  const window = await openWindow(page)
  const button = window.getByRole('button', { name: 'Approve' })
  await expect(button).toBeVisible()
  await page.close()
  await button.click()
  await expect.poll(() => paymentOf(buyer, id), { timeout: 30_000 }).toMatchObject(paid)
  expect(await countCaptures(id)).toBe(1)
})

test('an outcome that nobody knows is said to be unknown, and the shop finds it out by itself', async ({
  context,
}) => {
  const { page, buyer, id } = await openPaymentPage(context)
  await causeFault(id, 'webhook', 'lost', { times: 2 })
  await causeFault(id, 'capture', 'lost')
  await causeFault(id, 'read', 'error', { times: 5 })
  await approve(page)
  await expect(alert(page)).toContainText(t('errors.payment.unanswered'))
  await expect(wallet(page)).toHaveCount(0)
  expect(await paymentOf(buyer, id)).toBeNull()
  expect(await countCaptures(id)).toBe(1)
  await clearFaults(id)
  await checkSoon(id)
  await expect.poll(() => paymentOf(buyer, id), { timeout: 40_000 }).toMatchObject(paid)
  expect(await countCaptures(id)).toBe(1)
})

// Every fault of every call is tried without a browser in lib/sales/payments/faults.db.test.ts.
const faults = [
  ['slow', 'answers after the shop has stopped waiting'],
  ['busy', 'is overloaded for a moment'],
  ['lost', 'takes the money and is cut off'],
  ['duplicate', 'says that it was captured before'],
] as const
for (const [kind, what] of isLong ? faults : faults.slice(0, 1))
  test(`when PayPal ${what}, the order is paid once all the same`, async ({ context }) => {
    const { page, buyer, id } = await openPaymentPage(context)
    await causeFault(id, 'webhook', 'lost')
    await causeFault(id, 'capture', kind, { ms: 9_000 })
    await approve(page)
    if (kind === 'slow') await expect(page.getByText(t('payment.capturing'))).toBeVisible()
    await expectPaid(page, id)
    expect(await paymentOf(buyer, id)).toMatchObject(paid)
    expect(await countCaptures(id)).toBe(1)
  })

test('while PayPal is down nothing is taken, and the next try pays', async ({ context }) => {
  const { page, id } = await openPaymentPage(context)
  await causeFault(id, 'create', 'busy')
  const window = await openWindow(page)
  await expect(alert(page)).toContainText(t('errors.payment.unavailable'))
  await expect.poll(() => window.isClosed()).toBe(true)
  expect(await countCaptures(id)).toBe(0)
  await approve(page)
  await expectPaid(page, id)
  expect(await countCaptures(id)).toBe(1)
})

test('a window closed without approving takes nothing and can be opened again', async ({ context }) => {
  const { page, id } = await openPaymentPage(context)
  await (await openWindow(page)).getByRole('button', { name: 'Cancel' }).click()
  await expect(alert(page)).toContainText(t('errors.payment.canceled'))
  expect(await countCaptures(id)).toBe(0)
  await approve(page)
  await expectPaid(page, id)
})

test('an amount that has moved since the page was opened is shown before anybody approves it', async ({
  context,
}) => {
  const { buyer, id } = await createUnpaidOrder()
  const page = await pageOf(context, buyer)
  // As if the page had been loaded with yesterday's exchange rate.
  await page.route(
    '**/api/payments/paypal/orders?*',
    async (route) => {
      const response = await route.fetch()
      const quote = await response.json()
      await route.fulfill({ response, json: { ...quote, wallet: { ...quote.wallet, amount: 99.5 } } })
    },
    { times: 1 },
  )
  await page.goto(`/en/Payment?order=${id}`)
  const sum = visible(page.getByRole('main'))
  await expect(sum).toContainText('99.50')
  await openWindow(page)
  await expect(alert(page)).toContainText(t('errors.payment.rate_changed'))
  await expect(sum).toContainText('109.59')
  expect(await countCaptures(id)).toBe(0)
  await approve(page)
  await expectPaid(page, id)
})

test("the wallet's own error is shown as it is, and its buttons stay", async ({ context }) => {
  const { page } = await openPaymentPage(context)
  await expect(wallet(page)).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => {
    window.open = () => null
  })
  await wallet(page).click()
  await expect(alert(page)).toContainText(t('errors.payment.failed'))
  await expect(alert(page)).toContainText('The browser blocked the window of the wallet.')
  await expect(wallet(page)).toBeVisible()
})

test('a script that does not load is named, with another way to pay', async ({ context }) => {
  const { buyer, id } = await createUnpaidOrder()
  const page = await pageOf(context, buyer)
  await page.route('**/sdk/js*', (route) => route.abort())
  await page.goto(`/en/Payment?order=${id}`)
  await expect(alert(page)).toContainText(t('payment.scriptFailed'))
})

test('the payment page refuses a missing order, a visitor and another buyer', async ({ context }) => {
  const { buyer, id } = await createUnpaidOrder()
  const visitor = await context.newPage()
  await visitor.goto('/en/Payment')
  await expect(visitor.getByText(t('payment.noOrder'), { exact: true })).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('link', { name: t('payment.toOrders') })).toHaveAttribute(
    'href',
    '/en/orders',
  )
  await visitor.goto(`/en/Payment?order=${id}`)
  await expect(visitor.getByText(t('payment.signInText'))).toBeVisible()

  const other = await pageOf(context, await createBuyer())
  await other.goto(`/en/Payment?order=${id}`)
  await expect(alert(other)).toContainText(t('errors.order.not_found'))
  expect((await call('GET', `/api/tires/orders/${id}`, { token: buyer.token })).status).toBe(200)
})
