'use client'

import type { FirebaseApp } from 'firebase/app'
import type { Auth, User } from 'firebase/auth'
import type { Database } from 'firebase/database'
import { call } from '@/lib/platform/http/client'

/** Caches the result of the first call; a failure is not cached, so that the next call tries again. */
function loadOnce<T>(start: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= start().catch((error) => {
      running = null
      throw error
    })
    return running
  }
}

/** Public settings of the identity provider, from the running server, so that one build serves every host. */
export const identityConfig = loadOnce(() => call('GET /api/identity'))

const firebaseApp = loadOnce(async (): Promise<FirebaseApp> => {
  const [config, { initializeApp }] = await Promise.all([identityConfig(), import('firebase/app')])
  const { authEmulator: _, databaseEmulator: __, ...options } = config
  return initializeApp(options)
})

/** The identity provider's SDK, downloaded at the first call: pages that only show something never load it. */
export const firebase = loadOnce(async (): Promise<{ app: FirebaseApp; auth: Auth }> => {
  const [config, app, sdk] = await Promise.all([identityConfig(), firebaseApp(), import('firebase/auth')])
  // getAuth would include the pop-up code of providers that the shop does not offer.
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence],
  })
  if (config.authEmulator) sdk.connectAuthEmulator(auth, config.authEmulator, { disableWarnings: true })
  return { app, auth }
})

export async function firebaseUser(): Promise<User | null> {
  const { auth } = await firebase()
  await auth.authStateReady()
  return auth.currentUser
}

export const realtimeDatabase = loadOnce(async (): Promise<Database> => {
  const [config, { app }, sdk] = await Promise.all([
    identityConfig(),
    firebase(),
    import('firebase/database'),
  ])
  // The fallback, long polling, inserts scripts into the page, which the policy forbids.
  sdk.forceWebSockets()
  const database = sdk.getDatabase(app)
  const emulator = config.databaseEmulator
  if (emulator) sdk.connectDatabaseEmulator(database, emulator.host, emulator.port)
  return database
})

/** Google Analytics, downloaded at the first use; null when the project does not have it or the browser cannot. */
export const analytics = loadOnce(async () => {
  const { appId, measurementId } = await identityConfig()
  if (!appId || !measurementId) return null
  const [app, sdk] = await Promise.all([firebaseApp(), import('firebase/analytics')])
  if (!(await sdk.isSupported())) return null
  const start = () => {
    const started = sdk.initializeAnalytics(app, { config: countedPage() })
    // The next pages are shown without a new document. A browser without this interface keeps the first address.
    window.navigation?.addEventListener('currententrychange', () =>
      sdk.setDefaultEventParameters(countedPage()),
    )
    return started
  }
  return { sdk, start }
})

/** Instead of the addresses that Google's script would read by itself. */
const countedPage = () => ({
  page_location: countedAddress(location.href),
  page_referrer: document.referrer && new URL(document.referrer).origin,
})

/** Parameters that name an advertisement; any other parameter may be the key of a link in a mail, or an order's number. */
const COUNTED = /^utm_(source|medium|campaign|term|content)$/

/** The address of a page for the counting of visits, without the keys of links in mails: such a key alone opens an order. */
export function countedAddress(address: string): string {
  const url = new URL(address)
  const path = url.pathname.replace(/^((?:\/[a-z]{2})?\/track\/).+/, '$1-').replace(/[\w-]{40,}/g, '-')
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => COUNTED.test(name))).toString()
  return url.origin + path + (kept && `?${kept}`)
}
