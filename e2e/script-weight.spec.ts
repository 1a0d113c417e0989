import { expect, test } from 'playwright/test'
import { publicPages, weighScripts } from '@/bench/scripts'
import { field, signIn } from './accounts'
import { createBuyer, createTire } from './api'
import { browserLocale, wordsOf } from './words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })

/** The maximum script size of a public page, in bytes on the wire. */
const BUDGET = 260_000
/** How much more the script may weigh for a signed-in visitor, whose session is renewed. */
const KEEPING = 6_000

const pages = async () => ({ ...publicPages, detail: `/tireDetail/${await createTire(3)}` })

test('a visitor of a public page downloads nothing of the identity provider, and little else', async ({
  browser,
}) => {
  for (const [name, path] of Object.entries(await pages())) {
    const page = await (await browser.newContext()).newPage()
    const { bytes, firebase } = await weighScripts(page, path)
    expect(firebase, name).toEqual([])
    expect(bytes, name).toBeLessThan(BUDGET)
    await page.context().close()
  }
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
    expect(bytes, name).toBeLessThan(BUDGET + KEEPING)
  }
  await context.close()
})

test('the check of script weight recognizes the SDK on a page that needs it', async ({ page }) => {
  const who = await createBuyer()
  await signIn(page, 'pl', who, '/cart')
  const { firebase } = await weighScripts(page, '/details')
  expect(firebase.length).toBeGreaterThan(0)
  await expect(field(page, t('details.email'))).toHaveValue(who.email)
})
