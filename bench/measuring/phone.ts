import { type Browser, chromium, type Page } from 'playwright'
import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { browserArguments, findBrowser } from '@/local/browser'
import { withOrigin } from './shop'

/** A line, and how many times slower than this machine a phone is. */
export type Phone = { bitsPerSecond: number; latencyMs: number; slower: number }

/** Measures the shop of SHOP_ORIGIN or a new one, with a browser. */
export const withBrowser = <Result>(
  measure: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> =>
  withOrigin(async (origin) => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() })
    return measure(browser, origin).finally(() => browser.close())
  })

/** Lets a function run in a page before its own scripts. */
export async function runFirst(page: Page, script: () => void): Promise<void> {
  // The page lacks the helper by which tsx names functions.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(script)
}

/** Opens a page on a phone of 360 pixels with nothing stored. */
export async function withPhone<Result>(
  browser: Browser,
  { origin, locale = 'pl', ...phone }: Phone & { origin: string; locale?: Locale },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: languageTag[locale],
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bitsPerSecond / 8,
    uploadThroughput: phone.bitsPerSecond / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slower })
  return use(page).finally(() => context.close())
}
