'use client'

import type { FirebaseApp } from 'firebase/app'
import type { Auth } from 'firebase/auth'
import { call } from '@/lib/http/client'
import type { IdentityConfig } from './config'

let starting: Promise<{ app: FirebaseApp; auth: Auth }> | null = null

/**
 * The identity provider's SDK, downloaded at the first call: pages that only show something never load it. A failed
 * start is forgotten, so that the next try starts anew.
 */
export function firebase(): Promise<{ app: FirebaseApp; auth: Auth }> {
  starting ??= start().catch((error) => {
    starting = null
    throw error
  })
  return starting
}

async function start() {
  const [config, { initializeApp }, { connectAuthEmulator, getAuth }] = await Promise.all([
    identityConfig(),
    import('firebase/app'),
    import('firebase/auth'),
  ])
  const { authEmulator, databaseEmulator: _, ...options } = config
  const app = initializeApp(options)
  const auth = getAuth(app)
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true })
  return { app, auth }
}

let asked: Promise<IdentityConfig> | null = null

/** Public settings of the identity provider, from the running server: one build serves every host. */
export function identityConfig(): Promise<IdentityConfig> {
  asked ??= call<IdentityConfig>('/api/identity', { context: 'Failed to read the identity settings' }).catch(
    (error) => {
      asked = null
      throw error
    },
  )
  return asked
}
