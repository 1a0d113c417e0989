import { chromium, type Page, type Response } from 'playwright'
import { browserArguments, findBrowser } from '@/local/browser'

export type ScriptWeight = {
  files: number
  /** Bytes on the wire, compressed by the server. */
  bytes: number
  /** Paths of scripts that contain the identity provider's SDK. */
  firebase: string[]
}

/** Names that occur only in the SDK's code, however its files are called. */
const FIREBASE =
  /@firebase\/|firebase-heartbeat|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|firebaseio\.com/

/** Loads a page and waits until the session is known and nothing has been requested for a second. */
export async function openQuietly(page: Page, address: string): Promise<void> {
  const session = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/session')
  await page.goto(address)
  await session
  await page.waitForFunction(
    () => {
      const count = performance.getEntriesByType('resource').length
      const observed = window as typeof window & { quiet?: { count: number; since: number } }
      if (observed.quiet?.count !== count) observed.quiet = { count, since: performance.now() }
      return performance.now() - observed.quiet.since > 1_000
    },
    undefined,
    { polling: 100 },
  )
}

/** Loads a page and measures every script that it requests without any interaction. */
export async function weighScripts(page: Page, address: string): Promise<ScriptWeight> {
  const scripts: Promise<{ path: string; bytes: number; firebase: boolean }>[] = []
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(weigh(response))
  }
  // The first visit makes the server render the page, which changes the order of loading.
  await page.request.get(address)
  // Scripts still loading for the previous page do not count, and cannot be read after leaving it.
  await page.goto('about:blank')
  page.on('response', note)
  await openQuietly(page, address)
  page.off('response', note)
  const weighed = await Promise.all(scripts)
  return {
    files: weighed.length,
    bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0),
    firebase: weighed.filter(({ firebase }) => firebase).map(({ path }) => path),
  }
}

async function weigh(response: Response) {
  const [text, { responseBodySize }] = await Promise.all([response.text(), response.request().sizes()])
  return { path: new URL(response.url()).pathname, bytes: responseBodySize, firebase: FIREBASE.test(text) }
}

export const publicPages = { home: '/', results: '/tires/filter/width=195', detail: '/tireDetail/1' } as const

/** Measures the public pages of the shop at SHOP_ORIGIN for a visitor. Returns true when none loads the SDK. */
export async function benchScripts(): Promise<boolean> {
  const origin = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:3000'
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() })
  try {
    let clean = true
    for (const [name, path] of Object.entries(publicPages)) {
      const page = await browser.newPage({ locale: 'pl-PL' })
      const { files, bytes, firebase } = await weighScripts(page, origin + path)
      await page.close()
      clean &&= firebase.length === 0
      const sdk = firebase.length > 0 ? `, with the SDK in ${firebase.join(' ')}` : ''
      console.log(`${name.padEnd(8)} ${(bytes / 1000).toFixed(1)} kB of script in ${files} files${sdk}`)
    }
    return clean
  } finally {
    await browser.close()
  }
}
