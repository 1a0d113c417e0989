import { type Browser, expect, type Page, test } from 'playwright/test'
import { type Account, addToCart, call, createBuyer, createTire, signInAsAdministrator } from '../support/api'
import { readMailAbout } from '../support/mails'
import { fetchOrders, placeOrder } from '../support/orders'
import { freshDatabase, type OwnShop, startOwnShop } from '../support/own-shop'
import { placeWithInvoice, sellersOf } from '../support/own-shop-orders'
import { START_PATIENCE_MS } from '../support/second-server'
import { buyButton, errorSummary, openFilledCheckout, pageOf } from '../support/shoppers'
import { fits, visible } from '../support/visible'
import { browserLocale, type Language, languages, wordsOf } from '../support/words'

// Prices of deliveries change what every order costs, so these tests have a shop of their own.

let shop: OwnShop
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.beforeAll(async () => {
  test.setTimeout(START_PATIENCE_MS * 2)
  shop = await startOwnShop({ DATABASE_URL: await freshDatabase('delivery') })
  await shop.start()
})
test.afterAll(() => shop?.stop())

/** A page of the own shop in a language, with somebody signed in. */
async function openPage(
  browser: Browser,
  language: Language,
  account: Account,
  width: number,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.origin,
    locale: browserLocale[language],
    viewport: { width, height: 900 },
  })
  return pageOf(context, account, shop.origin)
}

const jsonLd = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).join()

/** Sets a price for Poland and one for Germany by weight, on a phone, and saves them. */
async function setPrices(page: Page) {
  const t = wordsOf('pl')
  await page.goto('/admin/delivery')
  const rate = (place: number) =>
    visible(page.getByRole('group', { name: t('adminDelivery.rate', { place }) }))
  const fill = (place: number, name: string, text: string) =>
    rate(place)
      .getByLabel(t(`adminDelivery.${name}`))
      .first()
      .fill(text)

  await page.getByRole('button', { name: t('adminDelivery.add') }).click()
  await fill(1, 'name', 'DPD')
  await rate(1)
    .getByRole('checkbox', { name: t('countries.PL') })
    .check()
  await fill(1, 'price', '25,505')
  await fill(1, 'freeFrom', '2 000')
  await page.getByRole('button', { name: t('editor.save'), exact: true }).click()
  await expect(page.getByText(t('errors.two_decimals'))).toBeVisible()
  await fill(1, 'price', '25,50 zł')

  await page.getByRole('button', { name: t('adminDelivery.add') }).click()
  await fill(2, 'name', 'Raben')
  await rate(2)
    .getByRole('checkbox', { name: t('countries.DE') })
    .check()
  await rate(2).getByLabel(t('adminDelivery.basis')).selectOption('weight')
  await fill(2, 'upTo', '30')
  await fill(2, 'stepPrice', '99,90')
  const weights = page.getByRole('group', { name: t('adminDelivery.weights') })
  await weights.getByLabel(t('adminDelivery.types.Tire')).fill('14,5')

  const preview = page.getByRole('region', { name: t('adminDelivery.preview') })
  await preview.getByLabel(t('adminDelivery.country')).selectOption('DE')
  await expect(preview.getByRole('status')).toHaveText(t('adminDelivery.resultOnRequest'))
  await preview.getByLabel(t('adminDelivery.quantity'), { exact: true }).fill('2')
  await expect(preview.getByRole('status')).toHaveText(/Raben: 99,90/)
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: t('editor.save'), exact: true }).click()
  await expect(page.getByText(t('editor.saved'))).toBeVisible()
}

/** Another administrator saves meanwhile. */
async function raisePrice(account: Account) {
  const { body: table } = await call<{ version: number }>('GET', '/api/delivery', { at: shop.origin })
  const rate = {
    name: 'DPD',
    method: 'shipping',
    countries: ['PL'],
    basis: 'order',
    freeFrom: null,
    steps: [],
  }
  const { status } = await call('PUT', '/api/admin/delivery', {
    at: shop.origin,
    token: account.token,
    body: {
      version: table.version,
      defaultWeights: { Tire: null, Wheel: null, Spacer: null },
      rates: [{ ...rate, price: 30 }],
    },
  })
  expect(status).toBe(200)
}

test('what an administrator sets stands on product, cart and checkout, in the total and in the mail', async ({
  browser,
}) => {
  const t = wordsOf('en')
  const administrator = await signInAsAdministrator()
  let tire = 0
  // a server that has just started may refuse a write
  await expect(async () => {
    tire = await createTire(9, undefined, shop.origin)
  }).toPass({ timeout: 60_000 })
  const desk = await openPage(browser, 'pl', administrator, 390)
  await setPrices(desk)

  const buyer = await createBuyer()
  await addToCart(buyer, tire, shop.origin)
  const page = await openPage(browser, 'en', buyer, 1280)
  const price = t('delivery.perOrder', { price: '25.50 PLN' })
  const freeFrom = t('delivery.freeFrom', { price: '2,000.00 PLN' })
  await expect(async () => {
    await page.goto(`/en/tireDetail/${tire}`)
    await expect(page.locator('[data-buy-bar]')).toContainText(`${price}, ${freeFrom}`, { timeout: 2_000 })
  }).toPass()
  expect(await jsonLd(page)).toMatch(/"value":"25\.50".*"addressCountry":"PL".*"value":"99\.90".*"DE"/)
  await page.goto('/en/rules')
  await expect(page.locator('#delivery')).toContainText('Raben')

  await page.goto('/en/cart')
  const summary = visible(page.locator('section', { hasText: t('cartPage.summary') })).last()
  await expect(summary).toContainText('425.49 PLN')
  await summary.getByLabel(t('cartPage.country')).selectOption('DE')
  await expect(summary).toContainText('499.89 PLN')
  await summary.getByLabel(t('cartPage.country')).selectOption('FR')
  await expect(summary).toContainText(t('cartPage.onRequest'))

  await openFilledCheckout(page, 'en')
  await page.getByRole('radio', { name: t('orders.deliveries.shipping_to_customer') }).check()
  const total = visible(page.locator('dl', { hasText: t('checkout.subtotal') }))
  await expect(total).toContainText('25.50 PLN')
  await expect(total).toContainText('425.49 PLN')
  const country = visible(page.getByLabel(t('checkout.country'), { exact: true })).first()
  await country.selectOption('FR')
  await expect(total).toContainText(t('checkout.onRequest'))
  await buyButton(page, 'en').click()
  const alert = errorSummary(page, 'en')
  await expect(alert).toContainText(t('errors.order.delivery_on_request'))
  await expect(alert.getByRole('link', { name: t('checkout.askUsLink') })).toBeVisible()
  await country.selectOption('PL')
  await expect(total).toContainText('425.49 PLN')

  await raisePrice(administrator)
  await buyButton(page, 'en').click()
  await expect(alert).toContainText(
    t('checkout.deliveryChanged', { before: '25.50 PLN', after: '30.00 PLN' }),
  )
  await expect(total).toContainText('429.99 PLN')
  await buyButton(page, 'en').click()
  await expect(page).toHaveURL(/\/orders\?placed=/, { timeout: 45_000 })

  const orders = await fetchOrders(buyer, shop)
  expect(orders).toMatchObject([{ total_grosze: '42999', delivery_grosze: 3_000, delivery_name: 'DPD' }])
  expect(await readMailAbout(`order.placed:${orders[0]?.id}`, shop)).toMatch(
    /Delivery\n {2}DPD = 30\.00\sPLN\n.*429\.99\sPLN/,
  )

  // the administrator still has the older version open
  const tDesk = wordsOf('pl')
  await desk.getByRole('button', { name: tDesk('editor.save'), exact: true }).click()
  const conflict = desk.getByRole('alert').filter({ hasText: tDesk('adminDelivery.conflictTitle') })
  await expect(conflict).toContainText('30,00')
  await desk.getByRole('button', { name: tDesk('editor.takeTheirs') }).click()
  await expect(desk.getByLabel(tDesk('adminDelivery.price'))).toHaveValue('30,00')
})

test('what an owner says of the shop stands on every page, in mails and on invoices made afterward', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const administrator = await signInAsAdministrator()
  const tire = await createTire(9, undefined, shop.origin)
  const before = await placeWithInvoice(shop, administrator, tire)
  expect(before.termsVersion).toBeNull()
  const sellersBefore = await sellersOf(shop, before.id, administrator)

  const desk = await openPage(browser, 'pl', administrator, 390)
  await desk.goto('/admin/settings')
  const field = (path: string) => visible(desk.getByLabel(t(`adminSettings.fields.${path}`), { exact: true }))
  const save = () => desk.getByRole('button', { name: t('editor.save'), exact: true }).click()
  const name = field('details.name')
  // a form that has just become alive takes back what was typed before
  await expect(async () => {
    await name.fill('Opony Bies')
    await expect(name).toHaveValue('Opony Bies', { timeout: 500 })
  }).toPass()
  await field('details.company.name').fill('Bies <b>Sp.</b> z o.o.')
  await field('details.company.street').fill('ul. Polna 7')
  await field('details.company.taxId').fill('525-224-84-82')
  await field('bankAccount').fill('92 1240 1234 0001 5678 9012 3457')
  await desk
    .getByLabel(t('adminSettings.languages.pl'), { exact: true })
    .fill('Umowa z <script>alert(1)</script> {email}.')
  await save()
  await expect(desk.getByText(t('errors.settings.tax_id'))).toBeVisible()
  await expect(desk.getByText(t('errors.settings.account'))).toBeVisible()
  await expect(desk.getByText(t('errors.settings.missing_language')).first()).toBeVisible()
  await field('details.company.taxId').fill('525-224-84-81')
  await field('bankAccount').fill('92 1240 1234 0001 5678 9012 3456')
  await desk
    .getByLabel(t('adminSettings.languages.en'), { exact: true })
    .fill('Sold by us: [contact](/contact), {email}.')
  await desk.getByLabel(t('adminSettings.languages.ru'), { exact: true }).fill('Продаём мы, {email}.')
  expect(await fits(desk)).toBe(true)
  await save()
  await expect(desk.getByText(t('editor.saved'))).toBeVisible()

  const page = await openPage(browser, 'pl', administrator, 1280)
  await expect(async () => {
    await page.goto('/rules')
    await expect(page.locator('footer')).toContainText('Bies <b>Sp.</b>', { timeout: 2_000 })
  }).toPass()
  await expect(page.locator('#seller')).toContainText('<script>alert(1)</script> sklep@trakt.example.')
  await expect(page).toHaveTitle(/Opony Bies/)
  await expect(async () => {
    await page.goto('/en/rules')
    const contact = page.locator('#seller').getByRole('link', { name: 'contact' })
    await expect(contact).toHaveAttribute('href', '/en/contact', { timeout: 2_000 })
  }).toPass()
  await page.goto('/contact')
  await expect(page.getByRole('main')).toContainText('Polna')
  await page.goto('/aboutcompany')
  expect(await jsonLd(page)).toMatch(/Opony Bies.*ul\. Polna 7/)
  const search = await fetch(`${shop.origin}/opensearch/pl.xml`)
  expect(await search.text()).toContain('<ShortName>Opony Bies</ShortName>')

  const after = await placeWithInvoice(shop, administrator, tire)
  expect(after.termsVersion).toBe(1)
  const sellers = await sellersOf(shop, after.id, administrator)
  for (const seller of [sellers.invoice, sellers.file])
    expect(seller).toMatchObject({ name: 'Bies <b>Sp.</b> z o.o.', taxId: '5252248481' })
  expect(await sellersOf(shop, before.id, administrator)).toEqual(sellersBefore)
  const text = await readMailAbout(`order.placed:${after.id}`, shop)
  expect(text).toContain('Bies <b>Sp.</b> z o.o.')
  expect(text).toContain('ul. Polna 7, 16-400 Suwałki')

  // another owner saves meanwhile
  const { body: saved } = await call<{ version: number }>('GET', '/api/admin/settings', {
    at: shop.origin,
    token: administrator.token,
  })
  const restored = await call('POST', '/api/admin/settings/restore', {
    at: shop.origin,
    token: administrator.token,
    body: { version: saved.version, restores: 1 },
  })
  expect(restored.status).toBe(200)
  const pause = desk.getByLabel(t('adminSettings.isClosed'))
  await pause.check()
  await desk.getByLabel(t('adminSettings.closedNote.pl')).fill('Urlop')
  // what is wrong with the note is seen although orders are taken
  await pause.uncheck()
  await save()
  await expect(desk.getByLabel(t('adminSettings.closedNote.en'))).toBeVisible()
  await pause.check()
  for (const language of languages)
    await desk.getByLabel(t(`adminSettings.closedNote.${language}`)).fill('Urlop do poniedziałku')
  await save()
  const conflict = desk.getByRole('alert').filter({ hasText: t('adminSettings.conflictTitle') })
  await conflict.getByRole('button', { name: t('editor.keepMine') }).click()
  await expect(desk.getByText(t('adminSettings.pausedTitle'))).toBeVisible()

  // the catalog stays, and says that nothing can be ordered
  await expect(async () => {
    await page.goto(`/tireDetail/${tire}`)
    const notice = page.getByRole('main').getByText(t('orderPause.title'))
    await expect(notice).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('main')).toContainText('Urlop do poniedziałku')
  expect((await fetch(`${shop.origin}/en/tires`)).status).toBe(200)
  const buyer = await createBuyer()
  await addToCart(buyer, tire, shop.origin)
  const refused = await placeOrder(buyer, { at: shop.origin })
  expect(refused).toMatchObject({ status: 409, body: { code: 'order.shop_closed' } })
})
