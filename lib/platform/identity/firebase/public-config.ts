import 'server-only'
import { env } from '@/lib/platform/runtime/env'
import type { IdentityConfig } from './config'

/** The settings of the Firebase project for the browser. Services that the shop does not use are left out. */
export function identityConfig(): IdentityConfig {
  const settings = env()
  const [host, port] = (settings.FIREBASE_DATABASE_EMULATOR_HOST ?? '').split(':')
  const authEmulator = settings.FIREBASE_AUTH_EMULATOR_HOST
  return {
    projectId: settings.FIREBASE_PROJECT_ID,
    apiKey: settings.FIREBASE_API_KEY,
    authDomain: settings.FIREBASE_AUTH_DOMAIN,
    databaseURL: settings.FIREBASE_DATABASE_URL,
    appId: settings.FIREBASE_APP_ID,
    measurementId: settings.FIREBASE_MEASUREMENT_ID,
    messagingSenderId: settings.FIREBASE_MESSAGING_SENDER_ID,
    authEmulator: authEmulator && `http://${authEmulator}`,
    databaseEmulator: host && port ? { host, port: Number(port) } : undefined,
  }
}
