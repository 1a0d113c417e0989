import type { Browser } from 'playwright'
import { type Locale, localePath, locales } from '@/lib/platform/i18n/routing'
import { type Phone, withBrowser, withPhone } from './measuring/phone'
import { type Row, rowOf } from './rows'

const phone: Phone = { bitsPerSecond: 400_000, latencyMs: 400, slower: 4 }
/** A page on the slow line may take this long. */
const PATIENCE_MS = 120_000

/** Measures on a slow phone how late the shop's typefaces come. */
export const benchThrottled = (): Promise<Row[]> =>
  withBrowser(async (browser, origin) => {
    const rows: Row[] = []
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
