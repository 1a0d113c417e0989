import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test'
import { type PaypalStandIn, startPaypal } from '@/local/paypal/server'
import { pressUntil } from '../support/accounts'
import { addToCart, call, createBuyer, createTire, signInAsAdministrator } from '../support/api'
import { violationsOf } from '../support/axe'
import { goToCheckout } from '../support/guests'
import { readMailAbout } from '../support/mails'
import { fetchOrdersBy } from '../support/orders'
import { freshDatabase, type OwnShop, startOwnShop } from '../support/own-shop'
import { setBankAccount } from '../support/own-shop-orders'
import { checkSoon, fetchPayments } from '../support/payments'
import { START_PATIENCE_MS } from '../support/second-server'
import { buyButton, fillPerson, giveConsents, openCheckout, pageOf } from '../support/shoppers'
import { fits, visible } from '../support/visible'
import { alert, approve, expectPaid, openDetails, paid } from '../support/wallet'
import { at, browserLocale, isLong, type Language, languages, wordsOf } from '../support/words'

const t = wordsOf('en')

// a shop of its own, since its owner says where transfers go, with a PayPal that no other journey makes fail
let shop: OwnShop
let paypal: PaypalStandIn
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.beforeAll(async () => {
  test.setTimeout(START_PATIENCE_MS * 2)
  paypal = await startPaypal({ port: 0, clientId: 'demo', secret: 'demo', webhookId: 'DEMO' })
  shop = await startOwnShop({
    DATABASE_URL: await freshDatabase('checkout_payments'),
    PAYPAL_BASE_URL: paypal.url,
    CHECKOUT_PAYMENTS: 'blik,p24,bank_transfer,paypal',
  })
  await shop.start()
  await setBankAccount(shop, await signInAsAdministrator())
})
test.afterAll(async () => {
  await shop?.stop()
  await paypal?.stop()
})

const orderOf = async (email: string) => {
  const orders = await fetchOrdersBy(email, shop)
  expect(orders).toHaveLength(1)
  return orders[0]
}

type Way = 'paypal' | 'bank_transfer' | 'blik'

/** A buyer with an account fills in the checkout and orders. */
async function orderWith(context: BrowserContext, payment: Way, language: Language = 'en') {
  const [buyer, tire] = await Promise.all([createBuyer(), createTire(3, undefined, shop.origin)])
  await addToCart(buyer, tire, shop.origin)
  const page = await pageOf(context, buyer, shop.origin)
  await openCheckout(page, language, shop.origin)
  await order(page, payment, language)
  return { page, buyer, email: buyer.email }
}

/** Somebody without an account does. */
async function orderAsGuest(context: BrowserContext, payment: Way, language: Language) {
  const [page, tire] = await Promise.all([context.newPage(), createTire(3, undefined, shop.origin)])
  const email = `guest-${randomUUID()}@trakt.example`
  await goToCheckout(page, language, email, tire, shop)
  await order(page, payment, language)
  return { page, email }
}

async function order(page: Page, payment: Way, language: Language) {
  const words = wordsOf(language)
  await fillPerson(page, language)
  const choice = visible(page.getByRole('radio', { name: words(`orders.payments.${payment}`) }))
  await expect(choice).toHaveAccessibleDescription(words(`checkout.paymentHints.${payment}`))
  await choice.check()
  await expect(visible(page.getByText(words(`checkout.payNotes.${payment}`)))).toBeVisible()
  await giveConsents(page)
  await buyButton(page, language).click()
}

/** Comes to the page of the bank, and presses what is there. */
async function atBank(page: Page, press: string, role: 'button' | 'link' = 'link') {
  await page.waitForURL(`${paypal.url}/payment/**`, { timeout: 45_000 })
  await page.getByRole(role, { name: press }).click()
}

const atPaypal = (id: string) => paypal.orders.list().filter(({ unit }) => unit.custom_id === id)

// everybody's way in one language, and in the long run in all
const walks = languages.flatMap((language) => [
  ...(isLong || language === 'pl' ? [{ language, who: 'a buyer with an account', orderBy: orderWith }] : []),
  ...(isLong || language !== 'pl' ? [{ language, who: 'a guest', orderBy: orderAsGuest }] : []),
])

for (const { language, who, orderBy } of walks)
  test.describe(`${who} on a phone in ${language}`, () => {
    test.use({ locale: browserLocale[language], viewport: { width: 390, height: 844 } })
    const words = wordsOf(language)
    const pay = (page: Page, way: 'blik' | 'p24') =>
      page.getByRole('button', { name: words(`orders.payments.${way}`) }).click()

    test('BLIK that is declined, left or too late keeps the order, and pays it in the end', async ({
      context,
    }) => {
      const { page, email } = await orderBy(context, 'blik', language)
      await atBank(page, 'Decline')
      const { id, type_of_payment } = await orderOf(email)
      expect(type_of_payment).toBe('blik')
      await expect(alert(page)).toContainText(words('errors.payment.bank_declined'))
      await expect(page).toHaveURL(new RegExp(`${at(language, '/Payment')}\\?order=${id}$`))
      expect(await fits(page)).toBe(true)
      await pay(page, 'blik')
      await atBank(page, 'Cancel')
      await expect(alert(page)).toContainText(words('errors.payment.left'))
      await pay(page, 'blik')
      await atBank(page, 'Let the code expire')
      await expect(alert(page)).toContainText(words('errors.payment.code_expired'))
      expect(atPaypal(id).filter(({ capture }) => capture)).toHaveLength(0)
      await pay(page, 'p24')
      await atBank(page, 'Approve', 'button')
      await expectPaid(page, id, language)
      await expect(page.getByText(words('cartPage.emptyText'))).toHaveCount(0)
      expect(atPaypal(id).filter(({ capture }) => capture)).toHaveLength(1)
    })

    test('BLIK that is approved pays at once, and one that the bank approves later is found out', async ({
      context,
      browser,
    }) => {
      const { page, email } = await orderBy(context, 'blik', language)
      await atBank(page, 'Approve', 'button')
      await expectPaid(page, (await orderOf(email)).id, language)
      const elsewhere = await browser.newContext({ locale: browserLocale[language] })
      const late = await orderBy(elsewhere, 'blik', language)
      await late.page.waitForURL(`${paypal.url}/payment/**`, { timeout: 45_000 })
      const { id } = await orderOf(late.email)
      await late.page.goto(`${shop.origin}${at(language, '/orders')}`)
      await expect(await openDetails(late.page, id, language)).toContainText(words('orders.onlineAwaited'))
      for (const each of atPaypal(id)) paypal.orders.approve(each.id)
      await checkSoon(id, shop)
      await expect
        .poll(() => fetchPayments(id, shop), { timeout: 40_000 })
        .toEqual([{ status: 'captured', type_of_payment: 'blik', amount_minor: '39999', currency: 'PLN' }])
      await elsewhere.close()
    })
  })

test("a guest who left the bank pays at the order's own address, in a browser that knows nothing of it", async ({
  context,
  browser,
}) => {
  const { page, email } = await orderAsGuest(context, 'blik', 'en')
  await atBank(page, 'Cancel')
  const { id } = await orderOf(email)
  const text = await readMailAbout(`order.placed:${id}`, shop)
  const elsewhere = await browser.newContext({
    locale: browserLocale.en,
    viewport: { width: 390, height: 844 },
  })
  const other = await elsewhere.newPage()
  await other.goto(/Pay online: (\S+)/.exec(text)?.[1] ?? '')
  const pay = other.getByRole('button', { name: t('orders.payments.blik') })
  await expect(other.getByText(t('orders.onlineAwaited'))).toBeVisible()
  await pressUntil(
    () => pay.click({ timeout: 3_000 }),
    () => other.waitForURL(`${paypal.url}/payment/**`, { timeout: 10_000 }),
  )
  await atBank(other, 'Decline')
  await expect(alert(other)).toContainText(t('errors.payment.bank_declined'))
  await expect(other).toHaveURL(/\/en\/track\/back\?order=/)
  expect(await fits(other)).toBe(true)
  await pressUntil(
    () => pay.click({ timeout: 3_000 }),
    () => other.waitForURL(`${paypal.url}/payment/**`, { timeout: 10_000 }),
  )
  await atBank(other, 'Approve', 'button')
  await expect(other.getByText(t('track.payWaiting'))).toBeVisible()
  // this shop hears no webhooks
  await checkSoon(id, shop)
  await expect(async () => {
    // once the money is known there is nothing to ask any more
    const again = other.getByRole('link', { name: t('payment.checkAgain') })
    if (await again.isVisible()) await again.click({ timeout: 3_000 })
    await expect(other.getByText(t('orders.captured', { amount: '399.99 PLN' }))).toBeVisible({
      timeout: 2_000,
    })
  }).toPass({ timeout: 40_000 })
  expect(atPaypal(id).filter(({ capture }) => capture)).toHaveLength(1)
  await elsewhere.close()
})

test('a buyer orders and pays with PayPal in one go', async ({ context }) => {
  const { page, buyer } = await orderWith(context, 'paypal')
  await expect(page).toHaveURL(/\/en\/Payment\?order=/, { timeout: 45_000 })
  const { id, type_of_payment } = await orderOf(buyer.email)
  expect(type_of_payment).toBe('paypal')
  await expect(page.getByText(t('payment.otherwise.paypal'))).toBeVisible()
  await approve(page)
  await expectPaid(page, id)
  const { body } = await call('GET', `/api/tires/orders/${id}`, { at: shop.origin, token: buyer.token })
  expect(body).toMatchObject({ payment: paid })
  const captures = paypal.orders.list().filter(({ unit, capture }) => unit.custom_id === id && capture)
  expect(captures).toHaveLength(1)
})

test('a buyer sees what the bank asks for and its code until an administrator notes the transfer', async ({
  context,
  browser,
}) => {
  const { page, buyer } = await orderWith(context, 'bank_transfer')
  await expect(page).toHaveURL(/\/orders\?placed=/, { timeout: 45_000 })
  const { id } = await orderOf(buyer.email)
  const code = (within: Page | Locator) =>
    visible(within.getByRole('img', { name: t('payment.transfer.code') }))
  await expect(code(page)).toBeVisible()
  const details = await openDetails(page, id)
  const account = 'PL92 1240 1234 0001 5678 9012 3456'
  const transfer = [account, 'Opony Bies Sp. z o.o.', '399.99', id]
  for (const said of transfer) await expect(details).toContainText(said)
  await expect(code(details)).toBeVisible()
  await expect(details).toContainText(t('orders.transferAwaited'))
  expect(await violationsOf(new AxeBuilder({ page }).setLegacyMode())).toEqual([])
  const sheet = visible(page.getByRole('article').filter({ hasText: t('orders.sheetNote') }))
  const printed = sheet.locator('dl > div').filter({ hasText: t('payment.transfer.heading') })
  await page.emulateMedia({ media: 'print' })
  for (const said of transfer) await expect(printed).toContainText(said)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await fits(page)).toBe(true)

  const desk = await browser.newContext({ baseURL: shop.origin, locale: browserLocale.en })
  const panel = await pageOf(desk, await signInAsAdministrator(), shop.origin)
  await panel.goto(`/en/admin/order/${id}/packing`)
  await expect(panel.getByRole('article')).toContainText(t('admin.packing.transferAwaited'))
  expect(await panel.getByRole('article').textContent()).not.toMatch(/399|PLN/)
  await panel.goto(`/en/admin/order/${id}`)
  await expect(visible(panel.getByRole('main'))).toContainText(t('admin.money.transferAwaited'))
  await panel.getByRole('button', { name: t('admin.money.mark.transfer') }).click()
  await expect(visible(panel.getByRole('main'))).toContainText(t('admin.money.paidByTransfer'))
  await panel.goto(`/en/admin/order/${id}/packing`)
  await expect(panel.getByRole('article')).toContainText(t('admin.packing.paid'))
  await panel.context().close()

  await page.goto(`${shop.origin}/en/orders`)
  const paidDetails = await openDetails(page, id)
  await expect(paidDetails).toContainText(t('orders.paidByTransfer'))
  await expect(code(paidDetails)).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toContainText(t('orders.paidByTransfer'))
  await expect(sheet).not.toContainText(account)
})

test('the terms and the structured data name what is offered', async ({ page }) => {
  await page.goto(`${shop.origin}/en/rules`)
  const methods = visible(page.getByRole('list', { name: t('rulesPage.paymentCaption') })).getByRole(
    'listitem',
  )
  const names = ['blik', 'p24', 'bankTransfer', 'cash', 'cardOnPickup', 'paypal'] as const
  await expect(methods).toHaveText(names.map((name) => t(`rulesPage.payments.${name}`)))
  const home = await (await fetch(`${shop.origin}/en`)).text()
  expect(home).toContain('BLIK, Przelewy24, Bank Transfer, Cash, Credit Card, PayPal')
})
