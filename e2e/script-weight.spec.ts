import { expect, type Page, test } from 'playwright/test'
import { openQuietly, publicPages, weighScripts } from '@/bench/scripts'
import { field, signIn } from './accounts'
import { aBuyer, aTireOnSale } from './api'
import { browserLocale, wordsOf } from './words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })

/** Most script that a public page may send, in bytes on the wire. */
const BUDGET = 260_000
/** What keeping a session may add to it. */
const KEEPING = 6_000

const pages = async () => ({ ...publicPages, detail: `/tireDetail/${await aTireOnSale(3)}` })

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

test('nor does a signed-in customer, until the session is to be renewed', async ({ browser }) => {
  const who = await aBuyer()
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, 'pl', who, '/cart')
  for (const [name, path] of Object.entries(await pages())) {
    // a page of its own, so that nothing is left in its memory
    const own = await browser.newContext({ storageState: await context.storageState() })
    const { bytes, firebase } = await weighScripts(await own.newPage(), path)
    await own.close()
    expect(firebase, name).toEqual([])
    expect(bytes, name).toBeLessThan(BUDGET + KEEPING)
  }
  await context.close()
})

test('the SDK is recognised where it is needed', async ({ page }) => {
  const who = await aBuyer()
  await signIn(page, 'pl', who, '/cart')
  const { firebase } = await weighScripts(page, '/details')
  expect(firebase.length).toBeGreaterThan(0)
  await expect(field(page, t('details.email'))).toHaveValue(who.email)
})

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Elements of the header that moved since the page began to show, with how far. */
const shiftsOf = (page: Page) => page.evaluate(() => window.shifts)

test.describe('the header stays where it is', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.shifts = []
      type Shift = PerformanceEntry & {
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[])
          for (const { node, previousRect, currentRect } of sources)
            if (node && document.querySelector('header')?.contains(node))
              window.shifts.push(
                `${(node as Element).outerHTML ?? node.textContent} ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
              )
      }).observe({ type: 'layout-shift', buffered: true })
    }),
  )

  for (const width of [390, 1440])
    test(`while it becomes known who is there, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/', '/wheels']) {
        await openQuietly(page, path)
        expect(await shiftsOf(page), `signed out, ${path}`).toEqual([])
      }
      const who = await aBuyer()
      await signIn(page, 'pl', who, '/cart')
      for (const path of ['/', '/wheels']) {
        await openQuietly(page, path)
        await expect(page.getByLabel(t('layout.accountOf', { name: who.email }))).toBeVisible()
        expect(await shiftsOf(page), `signed in, ${path}`).toEqual([])
      }
    })
})
