import { expect, type Page, test } from 'playwright/test'
import { openQuietly } from '@/bench/scripts'
import { signIn } from './accounts'
import { addToCart, createBuyer, createTire } from './api'
import { browserLocale, wordsOf } from './words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl, contextOptions: { reducedMotion: 'no-preference' } })

type Shift = { score: number; moved: string[]; isOfHeader: boolean; at: number }
declare global {
  interface Window {
    shifts: Shift[]
    /** The time of the second frame after the document had come: what shifts then was painted whole before. */
    wholeSince: number
  }
}

/** The limit for "good": https://web.dev/articles/cls. Most pages do not shift at all. */
const GOOD = 0.1

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.shifts = []
    window.wholeSince = Number.POSITIVE_INFINITY
    const nextFrame = () => new Promise<number>(requestAnimationFrame)
    document.addEventListener('DOMContentLoaded', async () => {
      await nextFrame()
      window.wholeSince = await nextFrame()
    })
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput, startTime } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        const header = document.querySelector('header')
        window.shifts.push({
          score: value,
          at: startTime,
          isOfHeader: sources.some(({ node }) => node && header?.contains(node)),
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${(node as Element | null)?.outerHTML?.slice(0, 100) ?? node?.textContent} ` +
              `${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }),
)

async function expectStill(page: Page, what: string) {
  const { shifts, wholeSince } = await page.evaluate(() => ({
    shifts: window.shifts,
    wholeSince: window.wholeSince,
  }))
  // On a busy machine the first half of the header may be painted before the second half has come.
  expect(
    shifts.filter(({ isOfHeader, at }) => isOfHeader && at >= wholeSince),
    `${what}: the header`,
  ).toEqual([])
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0)
  expect(score, `${what}: ${shifts.flatMap(({ moved }) => moved).join('\n')}`).toBeLessThan(GOOD)
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
  for (const width of [390, 1440] as const)
    for (const path of pages[width].visitor) await open(width, path, '')
  const [who, tire] = await Promise.all([createBuyer(), createTire(3)])
  await addToCart(who, tire)
  await signIn(page, 'pl', who, '/cart')
  for (const width of [390, 1440] as const)
    for (const path of pages[width].customer) await open(width, path, who.email)
})

test('typefaces that come after the first paint move nothing', async ({ page }) => {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(isPainted)
    await route.continue()
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openQuietly(page, '/')
    await page.evaluate(() => document.fonts.ready)
    await expectStill(page, `late typefaces, ${width} px`)
  }
})
