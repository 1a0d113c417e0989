import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { env } from '@/lib/platform/runtime/env'

/** The browser's settings for the identity provider; none is secret. Services that the shop does not use are left out. */
function publicIdentityConfig() {
  const settings = env()
  const [host, port] = (settings.FIREBASE_DATABASE_EMULATOR_HOST ?? '').split(':')
  const authEmulator = settings.FIREBASE_AUTH_EMULATOR_HOST
  return {
    projectId: settings.FIREBASE_PROJECT_ID,
    apiKey: settings.FIREBASE_API_KEY,
    authDomain: settings.FIREBASE_AUTH_DOMAIN,
    databaseURL: settings.FIREBASE_DATABASE_URL,
    // set when the project has analytics or messaging besides accounts
    appId: settings.FIREBASE_APP_ID,
    measurementId: settings.FIREBASE_MEASUREMENT_ID,
    messagingSenderId: settings.FIREBASE_MESSAGING_SENDER_ID,
    // set in the demo only
    authEmulator: authEmulator && `http://${authEmulator}`,
    databaseEmulator: host && port ? { host, port: Number(port) } : undefined,
  }
}

export const identity = callTable(
  call(
    'GET /api/identity',
    'anyone',
    { cache: 'public', answers: z.looseObject({ projectId: z.string(), apiKey: z.string() }) },
    publicIdentityConfig,
  ),
)
