import { expect, test } from 'playwright/test'
import { button } from '../support/accounts'
import { createBuyer, createTire } from '../support/api'
import { cartOf } from '../support/carts'
import { holdRequests } from '../support/held-requests'
import { changeProduct } from '../support/products'
import { badge, createBuyerWith, pageOf, quantityOf } from '../support/shoppers'
import { visible } from '../support/visible'
import { at, wordsOf } from '../support/words'

// With another browser language, addresses without a language prefix would redirect.
test.use({ locale: 'pl-PL' })

test('pl: quantities to the stock, totals, one line away and back, then everything, and the header counts pieces', async ({
  context,
}) => {
  const t = wordsOf('pl')
  const { buyer, goods } = await createBuyerWith(3, 40)
  const [few, many] = [goods[0]?.title ?? '', goods[1]?.title ?? '']
  const page = await pageOf(context, buyer)
  await page.goto('/cart')
  await expect(quantityOf(page, few).getByRole('option')).toHaveText(['1', '2', '3'])
  await expect(quantityOf(page, many).getByRole('option')).toHaveCount(10)
  await expect(badge(page)).toContainText('2')

  await quantityOf(page, few).selectOption('3')
  await expect(badge(page)).toContainText('4')
  await expect(visible(page.getByText('1 300,78 zł'))).toBeVisible()
  await expect(visible(page.getByText('1 199,97 zł').first())).toBeVisible()
  await expect(visible(page.getByText('1 599,96 zł').first())).toBeVisible()
  await expect.poll(() => cartOf(buyer)).toMatchObject([{ quantity: 3 }, { quantity: 1 }])

  await button(page, t('cartPage.removeNamed', { title: few })).click()
  await expect(quantityOf(page, few)).toHaveCount(0)
  await expect(badge(page)).toContainText('1')
  await button(page, t('cartPage.undo')).click()
  await expect(quantityOf(page, few)).toHaveValue('3')
  await expect(button(page, t('cartPage.undo'))).toHaveCount(0)
  await quantityOf(page, many).selectOption('10')
  await expect(visible(page.getByText(t('cartPage.most', { most: 10 })))).toBeVisible()
  await button(page, t('cartPage.clear')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cartPage.clearConfirm') })
    .click()
  await expect(visible(page.getByText(t('errors.cart.empty'), { exact: true }).last())).toBeVisible()
  await expect.poll(() => cartOf(buyer)).toEqual([])
})

test('ru: what does not reach the server, or is refused by it, is taken back with its reason', async ({
  context,
}) => {
  const t = wordsOf('ru')
  const { buyer, goods } = await createBuyerWith(5)
  const title = goods[0]?.title ?? ''
  const page = await pageOf(context, buyer)
  await page.goto('/ru/cart')
  await expect(quantityOf(page, title)).toHaveValue('1')

  // Both the change and the reload after it fail.
  await page.route('**/api/trakt/cart/**', (route) => route.abort())
  await quantityOf(page, title).selectOption('4')
  await expect(visible(page.getByText(t('errors.cart.failed_update')))).toBeVisible()
  await expect(quantityOf(page, title)).toHaveValue('1')

  await page.unroute('**/api/trakt/cart/**')
  await page.route('**/remove', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await button(page, t('cartPage.removeNamed', { title })).click()
  await expect(visible(page.getByText(t('errors.cart.failed_delete')))).toBeVisible()
  await expect(quantityOf(page, title)).toHaveValue('1')

  await page.route('**/items', (route) => route.abort())
  await page.reload()
  await expect(visible(page.getByText(t('errors.cart.failed_load')))).toBeVisible()
  await page.unroute('**/items')
  await button(page, t('cartPage.retry')).click()
  await expect(quantityOf(page, title)).toHaveValue('1')
  await expect(visible(page.getByText(t('errors.cart.failed_load')))).toHaveCount(0)
})

test('en: two tabs agree, and a stock or a price that moved meanwhile is said on its line', async ({
  context,
}) => {
  const t = wordsOf('en')
  const { buyer, goods } = await createBuyerWith(5, 5)
  const [first, second] = [goods[0]?.title ?? '', goods[1]?.title ?? '']
  const page = await pageOf(context, buyer)
  const other = await context.newPage()
  await page.goto('/en/cart')
  await other.goto('/en/cart')
  await expect(quantityOf(other, first)).toHaveValue('1')
  await expect(quantityOf(page, first)).toHaveValue('1')

  await page.bringToFront()
  await quantityOf(page, first).selectOption('4')
  await expect(quantityOf(other, first)).toHaveValue('4')
  await button(other, t('cartPage.removeNamed', { title: second })).click()
  await expect(quantityOf(page, second)).toHaveCount(0)

  await changeProduct(goods[0]?.id ?? 0, { quantity_in_stock: 2, price_grosze: 41000 })
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(visible(other.getByText(t('cartPage.tooFew', { stock: 2 })))).toBeVisible()
  await expect(visible(other.getByText(t('cartPage.formerPrice', { before: '399.99 PLN' })))).toBeVisible()
  await expect(button(other, t('cartPage.order'))).toHaveAttribute('aria-disabled', 'true')
  await quantityOf(other, first).selectOption('2')
  await expect(visible(other.getByRole('link', { name: t('cartPage.order') }))).toHaveAttribute(
    'href',
    at('en', '/CreateOrder'),
  )
})

test('a popup is read out, shown for three seconds, and waits while it is pointed at or holds the focus', async ({
  context,
}) => {
  const t = wordsOf('pl')
  const { buyer, goods } = await createBuyerWith(2, 2, 2)
  const page = await pageOf(context, buyer)
  await page.clock.install()
  await page.goto('/cart')
  await expect(badge(page)).toContainText('3')
  await page.clock.pauseAt(Date.now() + 60_000)

  const removed = async (index: number) => {
    const title = goods[index]?.title ?? ''
    await button(page, t('cartPage.removeNamed', { title })).click()
    const popup = page.getByRole('status').getByText(t('cartPage.removed', { title }))
    await expect(popup).toBeVisible()
    return popup
  }
  const shownFor3Seconds = async (popup: Awaited<ReturnType<typeof removed>>) => {
    await page.clock.runFor(2_900)
    await expect(popup).toBeVisible()
    await page.clock.runFor(200)
    await expect(popup).toHaveCount(0)
  }
  await shownFor3Seconds(await removed(0))

  const pointedAt = await removed(1)
  await pointedAt.hover()
  await page.clock.runFor(10_000)
  await expect(pointedAt).toBeVisible()
  await page.mouse.move(0, 0)
  await shownFor3Seconds(pointedAt)

  const focused = await removed(2)
  const close = page.getByRole('status').getByRole('button')
  await close.focus()
  await page.clock.runFor(10_000)
  await expect(focused).toBeVisible()
  await close.blur()
  await shownFor3Seconds(focused)
})

test('a press before the cart has been read makes no second piece of what is in it', async ({ context }) => {
  const t = wordsOf('pl')
  const { buyer, goods } = await createBuyerWith(9)
  const page = await pageOf(context, buyer)
  const letThrough = await holdRequests(page, '**/api/trakt/cart/*/items')
  await page.goto(`/tireDetail/${goods[0]?.id}`)
  const add = button(page, t('card.addNamed', { title: goods[0]?.title ?? '' })).first()
  await expect(async () => {
    await add.click({ timeout: 3_000 })
    await expect(add).toHaveAttribute('aria-busy', 'true', { timeout: 2_000 })
  }).toPass()
  letThrough()
  await expect(visible(page.getByRole('link', { name: t('card.inCart') })).first()).toBeVisible()
  expect(await cartOf(buyer)).toMatchObject([{ quantity: 1 }])
})

test('a product that could not be added says so and what helps', async ({ context }) => {
  const t = wordsOf('pl')
  const [buyer, tire] = await Promise.all([createBuyer(), createTire(9)])
  const page = await pageOf(context, buyer)
  await page.route('**/api/trakt/cart/*/add', (route) => route.abort())
  await page.goto(`/tireDetail/${tire}`)
  const bar = page.locator('[data-buy-bar]')
  await expect(bar.getByLabel(t('card.quantity'))).toHaveValue('4')
  const failure = page.getByText(t('card.addFailed'))
  await expect(async () => {
    await bar.getByRole('button').click({ timeout: 3_000 })
    await expect(failure).toBeVisible({ timeout: 2_000 })
  }).toPass()
})
