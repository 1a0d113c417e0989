import type { Browser, Page } from 'playwright'
import { expect } from 'playwright/test'
import { type Locale, localePath, locales } from '@/lib/platform/i18n/routing'
import words from '@/messages/pl.json'
import { type Phone, withBrowser, withPhone } from './measuring/phone'
import { type Row, rowOf } from './rows'

const phone: Phone = { bitsPerSecond: 400_000, latencyMs: 400, slower: 4 }
/** A step on the slow line may take this long. */
const PATIENCE_MS = 120_000
/** A press before the page has hydrated is lost, so it is repeated. */
const REPEAT_MS = 10_000

/** The customer of the demo. */
const buyer = { email: 'klient@trakt.example', password: 'demo1234' }
const { card, cartPage, checkout, signIn } = words

type Purchase = { seconds: number; kilobytes: number }

/** Buys one tire with a slow phone; BEFORE_ORIGIN names an earlier version with its demo data, to be measured too. */
export const benchThrottled = (): Promise<Row[]> =>
  withBrowser(async (browser, origin) => {
    const earlier = process.env.BEFORE_ORIGIN
    const before = earlier ? await purchase(browser, earlier) : undefined
    const now = await purchase(browser, origin)
    const row = (figure: string, of: keyof Purchase, unit: string) =>
      rowOf(figure, now[of], unit, before ? { name: 'earlier version', value: before[of] } : null)
    const rows = [
      row('slow phone, home to placed order', 'seconds', 's'),
      row('slow phone, home to placed order: bytes', 'kilobytes', 'kB'),
    ]
    for (const locale of locales) {
      const late = await typefaces(browser, origin, locale)
      rows.push(rowOf(`slow phone, home, ${locale}: own typefaces`, late, 'ms'))
    }
    return rows
  })

/** How long after its first paint a page is shown in fallbacks. */
const typefaces = (browser: Browser, origin: string, locale: Locale): Promise<number> =>
  withPhone(browser, { ...phone, origin, locale }, async (page) => {
    await page.goto(localePath(locale, '/'), { timeout: PATIENCE_MS })
    return page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
      const came = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ responseEnd }) => responseEnd - painted)
      return Math.max(0, ...came)
    })
  })

const purchase = (browser: Browser, origin: string): Promise<Purchase> =>
  withPhone(browser, { ...phone, origin }, async (page, bytes) => {
    page.setDefaultTimeout(PATIENCE_MS)
    const began = performance.now()
    await buy(page)
    return { seconds: (performance.now() - began) / 1_000, kilobytes: bytes() / 1_000 }
  })

async function buy(page: Page): Promise<void> {
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first()
  const byRole = (role: 'link' | 'button') => (name: string) =>
    page.getByRole(role, { name }).filter({ visible: true }).first()
  const [link, button] = [byRole('link'), byRole('button')]
  const field = (name: string) => page.getByLabel(name, { exact: true }).filter({ visible: true }).first()

  await page.goto('/', { waitUntil: 'commit' })
  await visible('main form button[type=submit]').tap()
  await page.waitForURL(/\/tires\/filter/, { waitUntil: 'commit' })
  await visible('main article a[href^="/tireDetail/"]').tap()
  await page.waitForURL(/\/tireDetail\//, { waitUntil: 'commit' })

  const wayIn = link(card.signIn)
  await tapUntil(
    () => button(card.add).tap(),
    () => wayIn.waitFor({ timeout: REPEAT_MS }),
  )
  await wayIn.tap()
  await tapUntil(
    async () => {
      await field(signIn.email).fill(buyer.email, { timeout: REPEAT_MS })
      await field(signIn.password).fill(buyer.password, { timeout: REPEAT_MS })
      await button(signIn.submit).tap({ timeout: REPEAT_MS })
    },
    () => page.waitForURL(/\/tireDetail\//, { timeout: REPEAT_MS, waitUntil: 'commit' }),
  )
  await page.getByText(card.inCart).filter({ visible: true }).first().waitFor()

  await visible('header a[href="/cart"]').tap()
  await link(cartPage.order).tap()
  await field(checkout.firstAndLastName).fill('Łucja Żółć')
  await field(checkout.phone).fill('+48 600 700 800')
  await field(checkout.address).fill('ul. Błotna 4/4')
  await field(checkout.zipcode).fill('19-300')
  await field(checkout.city).fill('Ełk')
  for (const consent of await page.getByRole('checkbox').filter({ visible: true }).all())
    await consent.check()
  await button(checkout.buy).tap()
  await page.waitForURL(/\/orders\?placed=/, { waitUntil: 'commit' })
}

/** Repeats a press until it has an effect, which may come while the press is being repeated. */
const tapUntil = (tap: () => Promise<void>, hasEffect: () => Promise<unknown>): Promise<void> =>
  expect(async () => {
    await tap().catch(() => undefined)
    await hasEffect()
  }).toPass({ timeout: PATIENCE_MS })
