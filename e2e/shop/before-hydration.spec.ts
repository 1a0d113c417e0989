import { expect, type Page, test } from 'playwright/test'
import { button, field, fillSignIn } from '../support/accounts'
import { createBuyer, createTire } from '../support/api'
import { cartOf } from '../support/carts'
import { holdRequests, scripts } from '../support/held-requests'
import { pageOf } from '../support/shoppers'
import { visible } from '../support/visible'
import { browserLocale, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })

/** Opens a page whose scripts are held back. The returned function releases them and waits for the session, if the page asks. */
async function openWithoutScript(page: Page, path: string, asksSession = true): Promise<() => Promise<void>> {
  const release = await holdRequests(page, scripts)
  const sessionAnswer =
    asksSession && page.waitForResponse((response) => new URL(response.url()).pathname === '/api/session')
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await sessionAnswer
  }
}

test('text typed before hydration signs in, and an early press puts nothing into the address', async ({
  page,
}) => {
  const who = await createBuyer()
  const letScriptCome = await openWithoutScript(page, '/signIn?next=%2Fcart')
  await fillSignIn(page, 'pl', who)
  expect(new URL(page.url()).search).toBe('?next=%2Fcart')
  await letScriptCome()
  await expect(async () => {
    if (page.url().includes('/signIn')) await button(page, t('signIn.submit')).click({ timeout: 3_000 })
    await page.waitForURL('**/cart', { timeout: 5_000 })
  }).toPass()
})

test('a press on a product before hydration is carried out, and a visitor is asked to sign in besides', async ({
  page,
  context,
}) => {
  const [buyer, tire] = [await createBuyer(), await createTire(3)]
  const expectAfterPress = async (on: Page, link: string) => {
    const letScriptCome = await openWithoutScript(on, `/tireDetail/${tire}`)
    const main = on.getByRole('main')
    await visible(main.getByLabel(t('card.quantity'))).selectOption('2')
    await visible(main.locator('form button[type=submit]')).first().click()
    await letScriptCome()
    await expect(visible(main.getByRole('link', { name: t(link) }))).toBeVisible()
  }
  await expectAfterPress(page, 'card.signIn')
  const waiting = await page.evaluate(() => localStorage.getItem('trakt-visitor-cart'))
  expect(JSON.parse(waiting ?? '')).toEqual([{ productId: tire, quantity: 2 }])
  // the customer's own press is meant
  await page.evaluate(() => localStorage.clear())
  await expectAfterPress(await pageOf(context, buyer), 'card.inCart')
  expect(await cartOf(buyer)).toMatchObject([{ quantity: 2 }])
})

test('costs abroad that somebody opened before hydration are read', async ({ page }) => {
  const letScriptCome = await openWithoutScript(page, `/tireDetail/${await createTire(3)}`)
  await page.getByText(t('deliveryAbroad.open')).click()
  await letScriptCome()
  await expect(page.getByText(t('deliveryAbroad.noTable'))).toBeVisible()
})

for (const [path, names] of [
  ['/registration', ['registration.email', 'registration.password']],
  ['/reset-password', ['resetPassword.email']],
  ['/contact', ['contactPage.name', 'contactPage.email', 'contactPage.message']],
] as const)
  test(`text typed on ${path} before hydration stays`, async ({ page }) => {
    // who has forgotten the password is nobody yet
    const letScriptCome = await openWithoutScript(page, path, path !== '/reset-password')
    for (const name of names) await field(page, t(name)).fill(`typed ${name}`)
    await letScriptCome()
    // A hydrated form shows its errors, with the fields filled in as they were.
    const submit = page.getByRole('main').locator('form button[type=submit]')
    await expect(async () => {
      await submit.click({ timeout: 3_000 })
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
    for (const name of names) await expect(field(page, t(name))).toHaveValue(`typed ${name}`)
  })

test("a page has the visitor's theme before its scripts load: the chosen one, else the system's", async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = 'rgb(245, 243, 238)'
  const dark = 'rgb(26, 29, 33)'
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/rules')
  expect(await ground()).toBe(dark)
  const themes = page.getByRole('group', { name: t('site.themes.legend') })
  await themes.getByText(t('site.themes.light')).click()
  await expect.poll(ground).toBe(light)

  await page.route('**/_next/**/*.js', (route) => route.abort())
  await page.goto('/contact')
  expect(await ground()).toBe(light)
  await page.unroute('**/_next/**/*.js')

  await page.goto('/contact')
  await themes.getByText(t('site.themes.system')).click()
  await expect.poll(ground).toBe(dark)
})
