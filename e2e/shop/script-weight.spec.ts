import { expect, test } from 'playwright/test'
import { openQuietly, publicPages, weighScripts } from '@/bench/scripts'
import { field, signIn } from '../support/accounts'
import { createBuyer, createTire } from '../support/api'
import { browserLocale, isLong, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })

/** The maximum of a public page, in bytes: script, typefaces and the page itself on the wire, and the page before compression. */
const BUDGET = { script: 152_000, html: 135_000, sent: 25_000, fonts: 40_000 }
/** How much more the script may weigh for a signed-in visitor, whose session is renewed. */
const KEEPING = 6_000

const pages = async () => ({ ...publicPages, detail: `/tireDetail/${await createTire(3)}` })

test('a visitor of a public page downloads nothing but what the page needs, and no other page ahead', async ({
  browser,
}) => {
  for (const [name, path] of Object.entries(await pages())) {
    const page = await (await browser.newContext()).newPage()
    const { bytes, html, sent, fonts, firebase, needless, ahead } = await weighScripts(page, path)
    expect(firebase, name).toEqual([])
    expect(needless, name).toEqual([])
    expect(ahead, name).toEqual([])
    expect(bytes, `${name}: script`).toBeLessThan(BUDGET.script)
    expect(html, `${name}: HTML`).toBeLessThan(BUDGET.html)
    expect(sent, `${name}: HTML as sent`).toBeLessThan(BUDGET.sent)
    expect(fonts, `${name}: typefaces`).toBeLessThan(BUDGET.fonts)
    await page.context().close()
  }
})

test('a page is fetched when its link is pointed at, and opened by a click that ends on it', async ({
  page,
}) => {
  const path = `/tireDetail/${await createTire(3)}`
  await openQuietly(page, path)
  const link = page
    .getByRole('navigation', { name: t('product.whereYouAre') })
    .getByRole('link')
    .first()
  const target = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  const fetched = page.waitForResponse((response) => response.url().startsWith(`${target}?_rsc=`))
  await link.hover()
  await fetched
  expect(page.url()).toContain(path)
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  // a press that is let go elsewhere opens nothing, not even late
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(page.url()).toContain(path)
  await link.click({ delay: 400 })
  await expect(page).toHaveURL(target)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a signed-in customer downloads nothing of the identity provider until the session is renewed', async ({
  browser,
}) => {
  const who = await createBuyer()
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, 'pl', who, '/cart')
  for (const [name, path] of Object.entries(await pages())) {
    // A new context, so that nothing is cached in memory.
    const own = await browser.newContext({ storageState: await context.storageState() })
    const { bytes, firebase } = await weighScripts(await own.newPage(), path)
    await own.close()
    expect(firebase, name).toEqual([])
    expect(bytes, name).toBeLessThan(BUDGET.script + KEEPING)
  }
  await context.close()
})

// The check itself changes seldom.
if (isLong)
  test('the check of script weight recognizes the SDK on a page that needs it', async ({ page }) => {
    const who = await createBuyer()
    await signIn(page, 'pl', who, '/cart')
    const { firebase } = await weighScripts(page, '/details')
    expect(firebase.length).toBeGreaterThan(0)
    await expect(field(page, t('details.email'))).toHaveValue(who.email)
  })
