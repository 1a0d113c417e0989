import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { button, open, openAddress, pressUntil, signIn, signOut } from '../support/accounts'
import { addToCart, call, createBuyer, signInAsAdministrator } from '../support/api'
import { cartOf } from '../support/carts'
import { fetchDemoProducts } from '../support/products'
import { badge, createGoods, quantityOf } from '../support/shoppers'
import { visible } from '../support/visible'
import { at, browserLocale, type Language, wordsOf } from '../support/words'

const said = (page: Page, text: string) => expect(visible(page.getByText(text)).first()).toBeVisible()

/** Opens the shop for a visitor who chose these products on an earlier visit. */
async function openWith(context: BrowserContext, language: Language, ...chosen: [number, number][]) {
  const page = await context.newPage()
  await page.goto(at(language, '/contact'))
  const lines = chosen.map(([productId, quantity]) => ({ productId, quantity }))
  await page.evaluate((text) => localStorage.setItem('trakt-visitor-cart', text), JSON.stringify(lines))
  return page
}

test.describe('pl', () => {
  test.use({ locale: browserLocale.pl })
  const t = wordsOf('pl')

  test("a visitor's goods wait beside the refusal, at today's price, and come into the account's cart once", async ({
    context,
  }) => {
    const [buyer, tire] = [await createBuyer(), await createGoods(9)]
    const page = await context.newPage()
    await openAddress(page, `/tireDetail/${tire.id}`)
    const bar = page.locator('[data-buy-bar]')
    await bar.getByRole('button').click()
    await said(page, t('card.notAuthenticated'))
    await expect(visible(bar.getByRole('link', { name: t('card.inCart') }))).toBeFocused()
    await expect(badge(page)).toContainText('4')

    const other = await context.newPage()
    await openAddress(other, '/cart')
    await said(other, t('errors.account.not_authenticated'))
    const main = other.getByRole('main')
    await expect(main.getByRole('link', { name: t('cartPage.signIn') })).toHaveAttribute(
      'href',
      '/signIn?next=%2Fcart',
    )
    await expect(main.getByRole('link', { name: t('cartPage.register') })).toBeVisible()
    await expect(quantityOf(other, tire.title)).toHaveValue('4')
    await said(other, '1 599,96 zł')
    await said(other, t('cartPage.arrival', { date: '§' }).split('§')[0] ?? '')
    await quantityOf(other, tire.title).selectOption('2')
    await expect(badge(page)).toContainText('2')
    await button(other, t('cartPage.removeNamed', { title: tire.title })).click()
    await expect(quantityOf(other, tire.title)).toHaveCount(0)
    await button(other, t('cartPage.undo')).click()
    await expect(quantityOf(other, tire.title)).toHaveValue('2')
    const { token } = await signInAsAdministrator()
    const products = [{ id: tire.id, price: 399.99 }]
    const change = { by: 'price', value: 410 }
    const body = { action: 'price', products, change }
    expect((await call('PATCH', '/api/admin/products', { token, body })).status).toBe(200)
    await other.reload()
    await said(other, '820,00 zł')

    // both tabs hear of it at once
    await signIn(page, 'pl', buyer, '/cart')
    await expect(quantityOf(page, tire.title)).toHaveValue('2')
    await expect(quantityOf(other, tire.title)).toHaveValue('2')
    await expect(visible(other.getByText(t('errors.account.not_authenticated')))).toHaveCount(0)
    expect(await cartOf(buyer)).toEqual([{ id: tire.id, quantity: 2 }])
    expect(await page.evaluate(() => localStorage.getItem('trakt-visitor-cart'))).toBeNull()

    await signOut(page, 'pl')
    await expect(quantityOf(page, tire.title)).toHaveCount(0)
    await said(page, t('errors.account.not_authenticated'))
    await expect(badge(other)).not.toContainText('2')
    expect(await cartOf(buyer)).toEqual([{ id: tire.id, quantity: 2 }])
  })
})

test.describe('en', () => {
  test.use({ locale: browserLocale.en })
  const t = wordsOf('en')

  test('what the stock does not have after signing in is named in the cart, and so are goods whose call failed', async ({
    context,
  }) => {
    const buyer = await createBuyer()
    const [few, none, late] = [await createGoods(2), await createGoods(0), await createGoods(9)]
    const page = await openWith(context, 'en', [few.id, 4], [none.id, 1], [2_147_483_647, 1], [late.id, 4])
    await open(page, 'en', '/cart')
    await said(page, t('cartPage.tooFew', { stock: 2 }))
    await said(page, t('cartPage.soldOut'))
    await said(page, t('cartPage.gone', { count: 1 }))
    await expect(badge(page)).toContainText('9')

    await page.route('**/api/trakt/cart/*/add', (route) =>
      route.request().postData()?.includes(`:${late.id}}`) ? route.abort() : route.continue(),
    )
    await signIn(page, 'en', buyer, '/cart')
    await said(page, t('cartPage.unmerged'))
    await expect(quantityOf(page, few.title)).toHaveValue('2')
    await page.unroute('**/api/trakt/cart/*/add')
    await button(page, t('cartPage.retry')).click()
    await expect(quantityOf(page, late.title)).toHaveValue('4')
    await said(page, t('cartPage.leftFewer', { held: 2, wanted: 4 }))
    await said(page, t('cartPage.leftSoldOut'))
    await button(page, t('cartPage.understood')).click()
    await page.reload()
    await expect(quantityOf(page, late.title)).toHaveValue('4')
    await expect(visible(page.getByText(t('cartPage.leftBehind')))).toHaveCount(0)
    expect(await cartOf(buyer)).toEqual([
      { id: few.id, quantity: 2 },
      { id: late.id, quantity: 4 },
    ])

    // what has come in the meantime is noted no longer
    const note = { userId: buyer.uid, lines: [{ productId: late.id, quantity: 4 }] }
    await page.evaluate((text) => localStorage.setItem('trakt-cart-left-behind', text), JSON.stringify(note))
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('trakt-cart-left-behind'))).toBeNull()
  })
})

test.describe('ru', () => {
  test.use({ locale: browserLocale.ru })
  const t = wordsOf('ru')

  test('one tire for four wheels is asked about in either cart, and one press makes four', async ({
    context,
  }) => {
    const [buyer, tire] = [await createBuyer(), await createGoods(9)]
    const wheel = (await fetchDemoProducts('wheels', { sort: '-stock' }))[0]?.id ?? 0
    const question = t('cartPage.tiresForWheels', { tires: 1, wheels: 4 })
    const page = await openWith(context, 'ru', [tire.id, 1], [wheel, 4])
    await open(page, 'ru', '/cart')
    await said(page, question)
    await button(page, t('cartPage.makeSet', { count: 4 })).click()
    await expect(quantityOf(page, tire.title)).toHaveValue('4')
    await expect(visible(page.getByText(question))).toHaveCount(0)
    await quantityOf(page, tire.title).selectOption('1')

    await addToCart(buyer, wheel)
    await signIn(page, 'ru', buyer, '/cart')
    await said(page, question)
    await button(page, t('cartPage.makeSet', { count: 4 })).click()
    await expect
      .poll(() => cartOf(buyer))
      .toEqual([
        { id: wheel, quantity: 4 },
        { id: tire.id, quantity: 4 },
      ])
  })

  test('the parts of a kit wait in the browser together', async ({ page }) => {
    const tire = await createGoods(9)
    await openAddress(page, at('ru', `/kit/tire=${tire.id}&quantity=4`))
    await pressUntil(
      () => button(page, t('kit.addAll', { count: 4 })).click({ timeout: 3_000 }),
      () => expect(visible(page.getByText(t('kit.waiting')))).toBeVisible({ timeout: 3_000 }),
    )
    await expect(badge(page)).toContainText('4')
  })
})
