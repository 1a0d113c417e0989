import 'server-only'
import { barePage } from '@/lib/platform/http/server/bare-page'
import { contentSecurityPolicy, surroundings } from '@/lib/platform/http/server/security-headers'
import { type Locale, localePath, locales } from '@/lib/platform/i18n/routing'
import { compress, type StoredPage, storedPages } from './stored-pages'

/** The outage page in a language, with finder and contact. */
const outagePath = (locale: Locale) => localePath(locale, '/unavailable')

export const isOutagePage = (pathname: string): boolean =>
  locales.some((locale) => outagePath(locale) === pathname)

/** The finder on the page changes with the catalog, so the pages are rendered again from time to time. */
const REFRESH_MS = 5 * 60_000
const RETRY_MS = 1_000
const PATIENCE_MS = 10_000

const pages = new Map<Locale, StoredPage>()

export const outagePage = (locale: Locale): StoredPage | undefined => pages.get(locale)

/** Renders the outage pages again every few minutes, by a request to this server itself; here they are never evicted. */
export async function keepOutagePages(): Promise<void> {
  const rendered = await Promise.all(locales.map(renderOutagePage))
  setTimeout(keepOutagePages, rendered.every(Boolean) ? REFRESH_MS : RETRY_MS).unref()
}

async function renderOutagePage(locale: Locale): Promise<boolean> {
  const path = outagePath(locale)
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
    headers: { 'accept-language': locale },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  const page = storedPages.get(path)
  if (!answer?.ok || !page) return pages.has(locale)
  pages.set(locale, page)
  return true
}

/** The outage page of a server that has never reached the database since it started. */
export async function bareOutagePage(status: number): Promise<StoredPage> {
  const html = await barePage(status, 'shopUnavailable').text()
  return {
    etag: '',
    policy: contentSecurityPolicy(surroundings(), { path: '/' }),
    headers: [],
    validity: undefined,
    compressed: await compress(html),
    sentAt: Date.now(),
  }
}
