import 'server-only'
import { env } from '@/lib/core/env'
import type { IdentityConfig } from './config'

export function identityConfig(): IdentityConfig {
  const settings = env()
  const [host, port] = (settings.FIREBASE_DATABASE_EMULATOR_HOST ?? '').split(':')
  return {
    projectId: settings.FIREBASE_PROJECT_ID,
    apiKey: settings.FIREBASE_API_KEY,
    authDomain: settings.FIREBASE_AUTH_DOMAIN,
    databaseURL: settings.FIREBASE_DATABASE_URL,
    ...(settings.FIREBASE_AUTH_EMULATOR_HOST
      ? { authEmulator: `http://${settings.FIREBASE_AUTH_EMULATOR_HOST}` }
      : {}),
    ...(host && port ? { databaseEmulator: { host, port: Number(port) } } : {}),
  }
}
