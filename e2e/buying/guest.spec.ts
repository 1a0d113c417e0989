import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { button, field, fillSignIn, open, pressUntil, signIn } from '../support/accounts'
import { call, createBuyer, createTire } from '../support/api'
import { codeSentTo } from '../support/guests'
import { readMailAbout } from '../support/mails'
import { findOrder } from '../support/orders'
import { fits, visible } from '../support/visible'
import { at, browserLocale, type Language, wordsOf } from '../support/words'

/** Fields that a stranger may have to fill from the product's page to the placed order. */
const MOST_FIELDS = 12

/** A stranger's hands: they count what they fill. */
function hands(page: Page) {
  let filled = 0
  return {
    fill: async (name: string, value: string) => {
      filled += 1
      await field(page, name).fill(value)
    },
    consent: async () => {
      for (const consent of await visible(page.getByRole('checkbox')).all()) {
        filled += 1
        await consent.check()
      }
    },
    expectFew: () => expect(filled).toBeLessThanOrEqual(MOST_FIELDS),
  }
}
type Hands = ReturnType<typeof hands>

/** Puts a product into the cart from its page, and goes there. */
async function goToCart(page: Page, language: Language): Promise<string> {
  const t = wordsOf(language)
  const tire = await createTire(9)
  const { body: product } = await call<{ title: string }>('GET', `/api/tires/${tire}`)
  await open(page, language, `/tireDetail/${tire}`)
  await page
    .getByRole('button', { name: t('card.add') })
    .first()
    .click()
  await expect(page.getByText(t('card.notAuthenticated')).first()).toBeVisible()
  await open(page, language, '/cart')
  await expect(page.getByText(product.title).first()).toBeVisible()
  return product.title
}

/** Fills in the delivery and orders. The e-mail stands there already. Returns the number of the order. */
async function checkOut(page: Page, language: Language, email: string, { fill, consent }: Hands) {
  const t = wordsOf(language)
  await expect(page).toHaveURL(/CreateOrder/)
  await expect(field(page, t('checkout.email'))).toHaveValue(email)
  await fill(t('checkout.firstAndLastName'), 'Łucja Żółć')
  await fill(t('checkout.phone'), '+48 600 700 800')
  await fill(t('checkout.address'), 'ul. Błotna 4/4')
  await fill(t('checkout.zipcode'), '19-300')
  await fill(t('checkout.city'), 'Ełk')
  await consent()
  await button(page, t('checkout.buy')).click()
  await expect(page).toHaveURL(new RegExp(`${at(language, '/orders')}`))
  const placed = page.getByText(/[0-9A-Z]{5}-[0-9A-Z]{5}/).first()
  return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await placed.textContent()) ?? '')?.[0] ?? ''
}

/** Asks in the cart for the code that confirms an address, and reads it. */
async function askForCode(page: Page, language: Language, email: string, { fill }: Hands): Promise<string> {
  const t = wordsOf(language)
  await button(page, t('guest.order')).click()
  await fill(t('guest.email'), email)
  await button(page, t('guest.send')).click()
  await expect(page.getByText(t('guest.sent', { email }))).toBeVisible()
  return codeSentTo(email)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.describe('pl', () => {
    test.use({ locale: browserLocale.pl })

    test('a visitor with goods orders without an account, and keeps the order with a password', async ({
      page,
    }) => {
      const t = wordsOf('pl')
      const email = `guest-${randomUUID()}@trakt.example`
      const stranger = hands(page)
      await goToCart(page, 'pl')
      await button(page, t('guest.order')).click()
      await field(page, t('guest.email')).fill('guest@gmial.com')
      await field(page, t('guest.email')).blur()
      await expect(button(page, 'guest@gmail.com')).toBeVisible()
      await stranger.fill(t('guest.email'), email)
      await button(page, t('guest.send')).click()
      await expect(page.getByText(t('guest.sent', { email }))).toBeVisible()
      const code = await codeSentTo(email)
      await field(page, t('guest.code')).fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
      await button(page, t('guest.confirm')).click()
      await expect(page.getByText(t('errors.wrong_code'))).toBeVisible()
      await stranger.fill(t('guest.code'), code)
      await button(page, t('guest.confirm')).click()

      await expect(field(page, t('checkout.email'))).not.toBeEditable()
      const id = await checkOut(page, 'pl', email, stranger)
      stranger.expectFew()
      const order = await findOrder(id)
      expect(order).toMatchObject({ email, is_own_email: true })
      expect(await fits(page)).toBe(true)

      await button(page, t('guest.keep')).click()
      await field(page, t('guest.password')).fill('x'.repeat(64))
      await button(page, t('guest.keep')).click()
      await expect(page.getByText(t('guest.kept'))).toBeVisible()
      await page.context().clearCookies({ name: 'session' })
      await open(page, 'pl', `/signIn?next=${encodeURIComponent('/orders')}`)
      await fillSignIn(page, 'pl', { email, password: 'x'.repeat(64) })
      await expect(page.getByText(id).first()).toBeVisible()
      expect((await findOrder(id))?.user_id).toBe(order?.user_id)
      expect(await page.evaluate(() => fetch('/api/session').then((answer) => answer.json()))).toMatchObject({
        email,
        isEmailConfirmed: true,
      })

      const own = /\/track\/\S+/.exec(await readMailAbout(`order.placed:${id}`))?.[0] ?? ''
      await page.context().clearCookies()
      await page.goto(own)
      await expect(page.getByText(t('track.ownTitle'))).toBeVisible()
      await expect(page.getByText(email)).toBeHidden()
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
      await page
        .getByRole('main')
        .getByRole('link', { name: t('layout.withdraw') })
        .click()
      await expect(page).toHaveURL(new RegExp(`order=${id}`))
    })
  })

  test.describe('en', () => {
    test.use({ locale: browserLocale.en })

    test('a visitor with goods makes an account on the way, and is asked about a mistyped address', async ({
      page,
    }) => {
      const t = wordsOf('en')
      const name = `new-${randomUUID()}`
      const stranger = hands(page)
      const title = await goToCart(page, 'en')
      await page
        .getByRole('main')
        .getByRole('link', { name: t('cartPage.register') })
        .first()
        .click()
      await stranger.fill(t('registration.email'), `${name}@gmial.com`)
      await stranger.fill(t('registration.password'), 'secret12')
      await pressUntil(
        () => button(page, `${name}@gmail.com`).click({ timeout: 3_000 }),
        () =>
          expect(field(page, t('registration.email'))).toHaveValue(`${name}@gmail.com`, { timeout: 3_000 }),
      )
      await stranger.consent()
      await button(page, t('registration.submit')).click()
      await expect(page).toHaveURL(new RegExp(`${at('en', '/cart')}$`))
      await expect(page.getByText(title).first()).toBeVisible()
      await page
        .getByRole('link', { name: t('cartPage.order') })
        .first()
        .click()
      const id = await checkOut(page, 'en', `${name}@gmail.com`, stranger)
      stranger.expectFew()
      expect(await findOrder(id)).toMatchObject({ email: `${name}@gmail.com` })
      await expect(page.getByText(t('guest.keepTitle'))).toBeHidden()
      // the account has the buyer's name and address for the next order
      await open(page, 'en', '/details')
      await expect(field(page, t('details.surname'))).toHaveValue('Żółć')
    })
  })

  test.describe('ru', () => {
    test.use({ locale: browserLocale.ru })

    test('goods outlive the session of an order without an account, and go to the account that signs in', async ({
      page,
    }) => {
      const t = wordsOf('ru')
      const [buyer, stranger] = [await createBuyer(), hands(page)]
      const title = await goToCart(page, 'ru')
      const code = await askForCode(page, 'ru', buyer.email, stranger)
      await stranger.fill(t('guest.code'), code)
      await button(page, t('guest.confirm')).click()
      await expect(page).toHaveURL(/CreateOrder/)
      await page.context().clearCookies({ name: 'session' })
      await open(page, 'ru', '/cart')
      await expect(button(page, t('guest.order'))).toBeVisible()
      const line = button(page, t('cartPage.removeNamed', { title }))
      await expect(line).toHaveCount(0)
      await signIn(page, 'ru', buyer, '/cart')
      await expect(line).toBeVisible()
    })
  })
})
