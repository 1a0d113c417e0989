import { expect, type Page, test } from 'playwright/test'
import { openQuietly } from '@/bench/scripts'
import { signIn } from '../support/accounts'
import { addToCart, createBuyer, createTire } from '../support/api'
import { expectShifts, watchShifts } from '../support/shifts'
import { browserLocale, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl, contextOptions: { reducedMotion: 'no-preference' } })

/** The limit for "good": https://web.dev/articles/cls. Most pages do not shift at all. */
const GOOD = 0.1

test.beforeEach(({ page }) => watchShifts(page))

async function expectStill(page: Page, what: string) {
  const { shifts, wholeSince } = await expectShifts(page, what, GOOD)
  // On a busy machine the first half of the header may be painted before the second half has come.
  expect(
    shifts.filter(({ isOfHeader, at }) => isOfHeader && at >= wholeSince),
    `${what}: the header`,
  ).toEqual([])
}

const pages = {
  390: { visitor: ['/', '/cart', '/details'], customer: ['/', '/cart', '/orders'] },
  1440: { visitor: ['/orders'], customer: ['/CreateOrder'] },
}

test('nothing jumps while a page finds out who is there', async ({ page }) => {
  const open = async (width: 390 | 1440, path: string, who: string) => {
    await page.setViewportSize({ width, height: 900 })
    await openQuietly(page, path)
    if (who) await expect(page.getByLabel(t('layout.accountOf', { name: who }))).toBeVisible()
    await expectStill(page, `${who || 'signed out'}, ${path}, ${width} px`)
  }
  // typefaces that are kept are there at the first paint; what late ones move is another journey
  await openQuietly(page, '/rules')
  for (const width of [390, 1440] as const)
    for (const path of pages[width].visitor) await open(width, path, '')
  const [who, tire] = await Promise.all([createBuyer(), createTire(3)])
  await addToCart(who, tire)
  await signIn(page, 'pl', who, '/cart')
  for (const width of [390, 1440] as const)
    for (const path of pages[width].customer) await open(width, path, who.email)
})
