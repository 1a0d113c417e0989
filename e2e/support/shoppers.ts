import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import { field } from './accounts'
import { type Account, addToCart, askPatiently, call, createBuyer, createTire, origin } from './api'
import { cartOf } from './carts'
import { fetchOrders } from './orders'
import { visible } from './visible'
import { at, type Language, wordsOf } from './words'

/** The user agent of a person's browser: the contact form refuses headless ones, which say so. */
export const PERSON =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Opens a page with the account signed in, of the shop at this origin. */
export async function pageOf(
  context: BrowserContext,
  { token }: Pick<Account, 'token'>,
  url = origin,
): Promise<Page> {
  const open = () =>
    fetch(`${url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ idToken: token }),
    })
  const answer = await askPatiently(() => open().catch(open))
  const [, value] = /session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  if (!value) throw new Error(`opening a session: ${answer.status}`)
  await context.addCookies([{ name: 'session', value, url }])
  return context.newPage()
}

/** Presses a link of the shop within the document. */
export const followLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.dataset.link = ''
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

/** Presses the mouse on something and lets it go beside: WCAG 2.5.2 wants nothing to happen. */
export async function letGoElsewhere(page: Page, pressed: Locator) {
  await pressed.hover()
  await page.mouse.down()
  await page.mouse.move(2, 2, { steps: 3 })
  await page.mouse.up()
}

type Goods = { id: number; title: string }

export async function createGoods(stock: number): Promise<Goods> {
  const id = await createTire(stock)
  const { body } = await call<{ title: string }>('GET', `/api/tires/${id}`)
  return { id, title: body.title }
}

/** Creates a customer and one new tire for each given stock, with one piece of each in the cart. */
export async function createBuyerWith(...stocks: number[]): Promise<{ buyer: Account; goods: Goods[] }> {
  const buyer = await createBuyer()
  const goods: Goods[] = []
  for (const stock of stocks) {
    const tire = await createGoods(stock)
    await addToCart(buyer, tire.id)
    goods.push(tire)
  }
  return { buyer, goods }
}

/** The choice of pieces in a product's line of the cart. */
export const quantityOf = (page: Page, title: string) =>
  visible(page.getByRole('combobox', { name: new RegExp(`${title}$`) }))

/** The header's link to the cart, with its number of pieces. */
export const badge = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Koszyk|Cart|Корзина/ })

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 400; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not lead there')
}

/** Opens the checkout; the form appears once session and cart are loaded. */
export async function openCheckout(page: Page, language: Language, shopOrigin = '') {
  await page.goto(shopOrigin + at(language, '/CreateOrder'))
  await expect(field(page, wordsOf(language)('checkout.phone'))).toBeVisible({ timeout: 45_000 })
}

/** Opens the checkout and fills in all that it asks of a person. */
export async function openFilledCheckout(page: Page, language: Language) {
  await openCheckout(page, language)
  await fillPerson(page, language)
  await giveConsents(page)
}

export async function giveConsents(page: Page) {
  for (const consent of await visible(page.getByRole('checkbox')).all()) await consent.check()
}

export const home = { address: 'ul. Błotna 4/4', zipcode: '19-300', city: 'Ełk' }

export async function fillPerson(page: Page, language: Language) {
  const t = wordsOf(language)
  await field(page, t('checkout.firstAndLastName')).fill('Łucja Żółć')
  await field(page, t('checkout.phone')).fill('+48 600 700 800')
  await fillAddress(page, language, home)
}

export async function fillAddress(within: Page | Locator, language: Language, address: typeof home) {
  const t = wordsOf(language)
  for (const name of ['address', 'zipcode', 'city'] as const)
    await field(within, t(`checkout.${name}`))
      .first()
      .fill(address[name])
}

export const buyButton = (page: Page, language: Language) =>
  visible(page.getByRole('button', { name: wordsOf(language)('checkout.buy') }))

/** What the checkout's form says is missing or wrong. */
export const errorSummary = (page: Page, language: Language) =>
  visible(page.getByRole('alert').filter({ hasText: wordsOf(language)('checkout.errorsTitle') }))

/** Checks that the list of orders announces the id of the customer's new order. */
export async function expectPlaced(page: Page, language: Language, buyer: Account) {
  await expect(page).toHaveURL(/\/orders\?placed=/, { timeout: 45_000 })
  const orders = await fetchOrders(buyer)
  expect(orders).toHaveLength(1)
  await expect(
    visible(page.getByText(wordsOf(language)('orders.placed', { id: orders[0].id }))),
  ).toBeVisible()
  expect(await cartOf(buyer)).toEqual([])
  return orders[0]
}
