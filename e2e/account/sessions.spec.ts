import { expect, type Locator, type Page, test } from 'playwright/test'
import { RENEWED_KEY } from '@/lib/platform/identity/session/had-session'
import { checkoutKeys } from '@/lib/sales/checkout/storage'
import {
  accountMenu,
  button,
  changeAccount,
  field,
  fillSignIn,
  open,
  openAddress,
  sessionCookie,
  signIn,
  signOut,
} from '../support/accounts'
import { addToCart, call, createBuyer, createTire } from '../support/api'
import { fillAddress, home } from '../support/shoppers'
import { at, browserLocale, isLong, walkedIn, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })

for (const language of walkedIn('en')) {
  const t = wordsOf(language)

  test(`${language}: a refused sign-in says why, and keeps what was typed`, async ({ page }) => {
    const who = await createBuyer()
    await open(page, language, '/signIn')
    const isTold = async (key: string) => {
      await fillSignIn(page, language, who)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(t(key))
      await expect(field(page, t('signIn.email'))).toHaveValue(who.email)
      await expect(field(page, t('signIn.password'))).toHaveValue(who.password)
    }
    await changeAccount(who.uid, { disableUser: true })
    await isTold('signIn.disabled')
    await changeAccount(who.uid, { disableUser: false })

    await page.route(/accounts:signInWithPassword/, (route) => route.abort())
    await isTold('errors.network')
    await page.unroute(/accounts:signInWithPassword/)
    await page.route(/accounts:signInWithPassword/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
    )
    await isTold('errors.too_many_requests')
    await page.unroute(/accounts:signInWithPassword/)
    await page.route('**/api/session', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '60', 'content-type': 'application/problem+json' },
            json: { code: 'too_many_requests', status: 429 },
          })
        : route.continue(),
    )
    await isTold('errors.too_many_requests')
    await page.unroute('**/api/session')
    await button(page, t('signIn.submit')).click()
    await page.waitForURL((url) => url.pathname === at(language, '/cart'))
  })
}

test('signing in never leads out of the shop, whatever the address asks for', async ({ page, baseURL }) => {
  const who = await createBuyer()
  await openAddress(page, '/signIn?next=//evil.example/cart')
  await fillSignIn(page, 'pl', who)
  await page.waitForURL(`${baseURL}/cart`)
  const hostiles = ['https://evil.example', '/\\evil.example', '/%2F/evil.example', 'javascript:alert(1)']
  for (const hostile of isLong ? hostiles : hostiles.slice(0, 2)) {
    await openAddress(page, `/signIn?next=${encodeURIComponent(hostile)}`)
    await button(page, t('signIn.continue')).click()
    await page.waitForURL((url) => url.origin === baseURL && url.pathname !== '/signIn')
  }
})

test('signing out in one window signs out in all, and leaves nothing that was typed at the checkout', async ({
  page,
  context,
}) => {
  const who = await createBuyer()
  await signIn(page, 'pl', who, '/details')
  await expect(field(page, t('details.email'))).toHaveValue(who.email)
  const other = await context.newPage()
  await open(other, 'pl', '/tires')
  await expect(other.getByLabel(t('layout.accountOf', { name: who.email }))).toBeVisible()
  const typed = Object.values(checkoutKeys)
  await other.evaluate((keys) => keys.map((key) => sessionStorage.setItem(key, 'typed')), typed)
  await signOut(other, 'pl')
  const left = () => other.evaluate((keys) => keys.filter((key) => sessionStorage.getItem(key)), typed)
  await expect.poll(left).toEqual([])
  await expect(page.getByText(t('errors.account.not_authenticated'))).toBeVisible()
  await expect(page.getByLabel(t('layout.accountOf', { name: who.email }))).toHaveCount(0)
  expect(await sessionCookie(context)).toBeUndefined()
})

test('a blocked account is refused, and the page says so', async ({ page }) => {
  const who = await createBuyer()
  const tire = await createTire(3)
  await signIn(page, 'pl', who, '/cart')
  await open(page, 'pl', `/tireDetail/${tire}`)
  await changeAccount(who.uid, { disableUser: true })
  // the shop learns of it within two minutes, and at once from a call that asks the provider
  const ended = await call('DELETE', '/api/account/sessions', { token: who.token })
  expect(ended.status).toBe(401)
  await page
    .getByRole('button', { name: t('card.add') })
    .first()
    .click()
  await expect(page.getByText(t('card.notAuthenticated')).first()).toBeVisible()
  await expect(page.getByLabel(t('layout.accountOf', { name: who.email }))).toHaveCount(0)
})

// Other journeys go by keyboard in a short run.
if (isLong)
  test('a customer signs in, changes the details and signs out by keyboard alone', async ({ page }) => {
    const who = await createBuyer()
    const tabTo = async (target: Locator) => {
      await expect(async () => {
        for (let press = 0; press < 60; press++) {
          if (await target.evaluate((element) => element === document.activeElement)) return
          await page.keyboard.press('Tab')
        }
        throw new Error('no Tab leads there')
      }).toPass({ timeout: 30_000 })
    }
    const type = async (label: string, text: string) => {
      await tabTo(field(page, label))
      await page.keyboard.type(text)
    }
    await open(page, 'pl', `/signIn?next=${encodeURIComponent('/details')}`)
    await type(t('signIn.email'), who.email)
    await type(t('signIn.password'), who.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('details.noRecordTitle'))).toBeVisible()
    await tabTo(button(page, t('details.change')))
    await page.keyboard.press('Enter')
    await expect(button(page, t('details.save'))).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await type(t('details.city'), 'Ełk')
    await page.keyboard.press('Enter')
    // Missing details are announced, and the first of their fields has the focus.
    await expect(field(page, t('details.name'))).toBeFocused()
    const rest = {
      name: 'Łucja',
      surname: 'Żółć',
      phone: '+48600700800',
      address: 'Błotna 4',
      index: '19-300',
    }
    for (const [key, text] of Object.entries(rest)) await type(t(`details.${key}`), text)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('details.saved'))).toBeVisible()
    await expect(field(page, t('details.city'))).toHaveJSProperty('readOnly', true)

    await tabTo(accountMenu(page, 'pl'))
    await page.keyboard.press('Enter')
    await tabTo(button(page, t('layout.signOut')))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('layout.signedOut'))).toBeVisible()
  })

test('a checkout that takes more than an hour keeps its session and what was typed', async ({
  page,
  context,
}) => {
  const who = await createBuyer()
  await addToCart(who, await createTire(3))
  await page.clock.install()
  await signIn(page, 'pl', who, '/CreateOrder')
  await field(page, t('checkout.firstAndLastName')).fill('Łucja Żółć')
  await field(page, t('checkout.phone')).fill('+48 600 700 800')
  const before = await sessionCookie(context)

  // The emulator's tokens expire by the real clock, so the test checks that a token is exchanged, not that one expires.
  let tokens = 0
  let sessions = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/v1/token')) tokens += 1
    if (pathname === '/api/session' && request.method() === 'POST') sessions += 1
  })
  const age = await page.evaluate((key) => Date.now() - Number(localStorage.getItem(key)), RENEWED_KEY)
  await page.clock.fastForward(54 * 60_000 - age)
  expect(sessions).toBe(0)
  await page.clock.fastForward('02:00')
  await expect.poll(() => sessionCookie(context)).not.toBe(before)
  expect(tokens).toBeGreaterThan(0)
  expect(sessions).toBe(1)
  await page.clock.fastForward('10:00')

  await expect(field(page, t('checkout.firstAndLastName'))).toHaveValue('Łucja Żółć')
  await expect(field(page, t('checkout.phone'))).toHaveValue('+48 600 700 800')
  await fillAddress(page, 'pl', home)
  for (const consent of await page.getByRole('checkbox').all()) await consent.check()
  await button(page, t('checkout.buy')).click()
  await expect(page).toHaveURL(/\/orders/)
  await expect(page.getByText(/[0-9A-Z]{5}-[0-9A-Z]{5}/).first()).toBeVisible()
})

test.describe('counting visits', () => {
  const counting = /googletagmanager|google-analytics|firebaseinstallations|firebase\.googleapis/
  const recordTokenRequests = async (page: Page) => {
    const tokenRequests: string[] = []
    await page.context().route(counting, (route) => {
      tokenRequests.push(route.request().url())
      return route.abort()
    })
    await page.context().route('**/api/identity', async (route) => {
      const response = await route.fetch()
      const config = { ...(await response.json()), appId: '1:2:web:3', measurementId: 'G-TRAKT' }
      await route.fulfill({ response, json: config })
    })
    return tokenRequests
  }

  test('visits are counted only after consent, and never when it is refused', async ({ page }) => {
    const tokenRequests = await recordTokenRequests(page)
    await open(page, 'pl', '/')
    const [agree, refuse] = [button(page, t('consent.agree')), button(page, t('consent.refuse'))]
    await expect(agree).toBeVisible()
    const sizeOf = async (each: typeof agree) => {
      const { width = 0, height = 0 } = (await each.boundingBox()) ?? {}
      return [Math.round(width), Math.round(height)]
    }
    expect(await sizeOf(agree)).toEqual(await sizeOf(refuse))
    await refuse.click()
    await expect(refuse).toBeHidden()
    await open(page, 'pl', '/tires')
    await expect(page.getByRole('link', { name: t('layout.yourData') })).toBeVisible()
    await expect(refuse).toBeHidden()
    expect(tokenRequests).toEqual([])
  })

  test('counting visits begins with consent and ends when it is withdrawn', async ({ page }) => {
    const tokenRequests = await recordTokenRequests(page)
    await open(page, 'pl', '/')
    await expect(button(page, t('consent.agree'))).toBeVisible()
    expect(tokenRequests).toEqual([])
    const recorded = page.waitForResponse((response) => response.url().endsWith('/api/consent'))
    await button(page, t('consent.agree')).click()
    expect((await recorded).status()).toBe(204)
    await expect.poll(() => tokenRequests.length).toBeGreaterThan(0)
    await open(page, 'pl', '/privacy')
    await expect(page.getByText(t('consent.granted'))).toBeVisible()
    await button(page, t('consent.refuse')).click()
    await expect(page.getByText(t('consent.refused'))).toBeVisible()
    tokenRequests.length = 0
    await open(page, 'pl', '/')
    await expect(button(page, t('consent.agree'))).toBeHidden()
    expect(tokenRequests).toEqual([])
  })
})

test('to an administrator an order that nobody placed is a page that does not exist, with its status', async ({
  page,
}) => {
  await signIn(page, 'pl', { email: 'admin@trakt.example', password: 'admin1234' }, '/admin')
  for (const path of ['/admin/order/NOPE1-NOPE1', '/en/admin/order/NOPE1-NOPE1'])
    expect((await page.request.get(path)).status(), path).toBe(404)
  expect((await page.request.get('/admin')).status()).toBe(200)
})
