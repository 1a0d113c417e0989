import type { Page, Response } from 'playwright'
import { withBrowser } from './measuring/phone'
import { type Row, rowOf } from './rows'

/** Names that occur only in the SDK's code, however its files are called. */
const FIREBASE =
  /@firebase\/|firebase-heartbeat|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|firebaseio\.com/

/** Names that occur only in the code of zod, of PayPal's buttons and of the parser of messages. */
const NEEDLESS = /\$ZodType|paypal\.com\/sdk|MISSING_INTL_API/

/** Loads a page and waits until the session is known and nothing has been requested for a second. */
export async function openQuietly(page: Page, address: string): Promise<void> {
  const isSession = (response: Response) => new URL(response.url()).pathname === '/api/session'
  await Promise.all([page.waitForResponse(isSession), page.goto(address)])
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

/** Loads a page and measures what it requests without any interaction. */
export async function weighScripts(page: Page, address: string) {
  const scripts: ReturnType<typeof weigh>[] = []
  const fonts: Promise<number>[] = []
  const ahead: string[] = []
  const note = (response: Response) => {
    const kind = response.request().resourceType()
    if (kind === 'script') scripts.push(weigh(response))
    if (kind === 'font') fonts.push(wireSize(response))
    const { pathname, searchParams } = new URL(response.url())
    if (searchParams.has('_rsc')) ahead.push(pathname)
  }
  // The first visit makes the server render the page, which changes the order of loading.
  const html = await page.request.get(address)
  // Scripts still loading for the previous page do not count, and cannot be read after leaving it.
  await page.goto('about:blank')
  page.on('response', note)
  await openQuietly(page, address)
  page.off('response', note)
  const weighed = await Promise.all(scripts)
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
  return {
    /** On the wire, compressed by the server; so are `fonts`. */
    bytes: sum(weighed.map(({ bytes }) => bytes)),
    /** Paths of scripts that contain the identity provider's SDK, and other code that a first visit does not need. */
    firebase: weighed.filter(({ text }) => FIREBASE.test(text)).map(({ path }) => path),
    needless: weighed.filter(({ text }) => NEEDLESS.test(text)).map(({ path }) => path),
    /** Bytes of the page before compression, and as it is sent. */
    html: (await html.body()).length,
    sent: Number(html.headers()['content-length']),
    fonts: sum(await Promise.all(fonts)),
    /** Addresses of pages that were fetched ahead. */
    ahead,
  }
}

async function weigh(response: Response) {
  const [text, bytes] = await Promise.all([response.text(), wireSize(response)])
  return { path: new URL(response.url()).pathname, bytes, text }
}

const wireSize = async (response: Response) => (await response.request().sizes()).responseBodySize

export const publicPages = { home: '/', results: '/tires/filter/width=195', detail: '/tireDetail/1' } as const

/** Measures what first visits of the public pages download. */
export const benchScripts = (): Promise<Row[]> =>
  withBrowser(async (browser, origin) => {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(publicPages)) {
      const page = await browser.newPage({ locale: 'pl-PL' })
      const { bytes, firebase, needless, html, sent, fonts, ahead } = await weighScripts(page, origin + path)
      await page.close()
      const first = `first visit, ${name}`
      const isClean = firebase.length + needless.length === 0
      rows.push(
        rowOf(`${first}: script`, bytes / 1_000, 'kB', null, isClean),
        rowOf(`${first}: HTML`, html / 1_000, 'kB'),
        rowOf(`${first}: HTML as sent`, sent / 1_000, 'kB'),
        rowOf(`${first}: typefaces`, fonts / 1_000, 'kB'),
        rowOf(`${first}: pages fetched ahead`, ahead.length, '', null, ahead.length === 0),
      )
    }
    return rows
  })
