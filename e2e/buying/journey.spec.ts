import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { field, pressUntil } from '../support/accounts'
import { call, createTire } from '../support/api'
import { cartOf } from '../support/carts'
import { fetchLinesOf, findOrder, statusOf } from '../support/orders'
import { stockOf } from '../support/products'
import { fillAddress, home } from '../support/shoppers'
import { at, browserLocale, type Language, languages, walkedIn, wordsOf } from '../support/words'

/** Each journey has a size of its own, so that its tire is on the first page of the results. */
const sizeOf = (language: Language) => {
  const n = languages.indexOf(language)
  return { width: 217 + 2 * n, profile: 73 + 2 * n, diameter: 14 + n }
}

type Shopper = { email: string; password: string; name: string; surname: string }

async function findTire(page: Page, language: Language, tire: number, title: string) {
  const t = wordsOf(language)
  const { width, profile, diameter } = sizeOf(language)
  const finder = page.getByRole('form', { name: t('finder.tireForm') })
  // A page that was being rendered while the tire was created may be cached for two more seconds.
  await expect(async () => {
    await page.goto(at(language, '/'))
    await expect(finder.getByRole('option', { name: String(width), exact: true })).toBeAttached({
      timeout: 1_000,
    })
  }).toPass()
  await expect(finder.getByLabel(t('finder.width'))).toHaveValue('195')
  await finder.getByLabel(t('finder.width')).selectOption(String(width))
  // Nothing else has this width, so the finder chooses the rest by itself.
  await expect(finder.getByLabel(t('finder.profile'))).toHaveValue(String(profile))
  await expect(finder.getByLabel(t('finder.diameter'))).toHaveValue(String(diameter))
  await finder.getByRole('button', { name: /\d/ }).click()
  await expect(page).toHaveURL(
    new RegExp(`/tires/filter/width=${width}&profile=${profile}&diameter=${diameter}`),
  )
  await page.getByRole('link', { name: title }).first().click()
  await expect(page).toHaveURL(new RegExp(`/tireDetail/${tire}$`))
}

async function register(page: Page, language: Language, shopper: Shopper) {
  const t = wordsOf(language)
  // the form of signing in, where the visitor comes from, has the same fields
  await expect(page.getByRole('heading', { level: 1, name: t('registration.title') })).toBeVisible()
  await field(page, t('registration.email')).fill(shopper.email)
  await field(page, t('registration.password')).fill(shopper.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('registration.submit') }).click()
}

async function checkOut(page: Page, language: Language, shopper: Shopper) {
  const t = wordsOf(language)
  await field(page, t('checkout.firstAndLastName')).fill(`${shopper.name} ${shopper.surname}`)
  await expect(field(page, t('checkout.email'))).toHaveValue(shopper.email)
  await field(page, t('checkout.phone')).fill('+48 600 700 800')
  await fillAddress(page, language, home)
  for (const consent of await page.getByRole('checkbox').all()) {
    await expect(consent).not.toBeChecked()
    await consent.check()
  }
  await page.getByRole('button', { name: t('checkout.buy') }).click()
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const language of walkedIn('pl')) {
  test(`${language}: from a size on the sidewall to an order in processing`, async ({ browser }) => {
    const t = wordsOf(language)
    const tire = await createTire(7, sizeOf(language))
    const { body: product } = await call<{ title: string; price: number }>('GET', `/api/tires/${tire}`)
    const shopper = {
      email: `${language}-${randomUUID()}@trakt.example`,
      password: 'secret12',
      name: 'Łucja',
      surname: 'Żółć',
    }
    const context = await browser.newContext({ locale: browserLocale[language] })
    const page = await context.newPage()

    await findTire(page, language, tire, product.title)
    await page
      .getByRole('button', { name: t('card.add') })
      .first()
      .click()
    await expect(page.getByText(t('card.notAuthenticated')).first()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('card.signIn') })
      .first()
      .click()
    await expect(page.getByText(t('signIn.goodsWait'))).toBeVisible()
    await page.getByRole('link', { name: t('signIn.register') }).click()
    await register(page, language, shopper)

    await expect(page).toHaveURL(new RegExp(`tireDetail/${tire}`))
    await expect(page.locator('[data-buy-bar]').getByRole('link', { name: t('card.inCart') })).toBeVisible()
    await page.goto(at(language, '/cart'))
    await expect(page.getByText(product.title).first()).toBeVisible()
    await page
      .getByRole('link', { name: t('cartPage.order') })
      .first()
      .click()
    await expect(page).toHaveURL(/CreateOrder/)
    await checkOut(page, language, shopper)

    await expect(page).toHaveURL(new RegExp(`${at(language, '/orders')}`))
    const placed = page.getByText(/[0-9A-Z]{5}-[0-9A-Z]{5}/).first()
    const orderId = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await placed.textContent()) ?? '')?.[0] ?? ''
    const order = await findOrder(orderId)
    expect(order).toMatchObject({
      status: 'Pending',
      email: shopper.email,
      first_and_last_name: 'Łucja Żółć',
      city: 'Ełk',
      locale: language,
      total_grosze: '159996',
      type_of_payment: 'payment_at_delivery',
    })
    expect(await fetchLinesOf(orderId)).toEqual([{ product_id: tire, title: product.title, quantity: 4 }])
    expect(await stockOf(tire)).toBe(3)
    expect(await cartOf({ uid: order.user_id })).toEqual([])
    await context.close()

    await process(await browser.newContext({ locale: browserLocale[language] }).then((c) => c.newPage()))

    async function process(desk: Page) {
      await desk.goto(at(language, '/admin'))
      await field(desk, t('signIn.email')).fill('admin@trakt.example')
      await field(desk, t('signIn.password')).fill('admin1234')
      await desk.getByRole('button', { name: t('signIn.submit') }).click()
      const row = desk.getByRole('row').filter({ hasText: orderId })
      await expect(row).toContainText('Łucja Żółć')
      await pressUntil(
        async () => {
          const change = row.getByRole('combobox')
          if (!(await change.isVisible())) await row.locator('summary').click({ timeout: 3_000 })
          await change.selectOption('In Processing', { timeout: 3_000 })
          await row.getByRole('button', { name: t('admin.update'), exact: true }).click({ timeout: 3_000 })
        },
        () => expect.poll(() => statusOf(orderId), { timeout: 3_000 }).toBe('In Processing'),
      )
      await desk.context().close()
    }
  })
}
