import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import type { IdentityConfig } from './config'

const optional = z.preprocess((value) => value || undefined, z.string().optional())

/** What a shop can do without. Blank or absent, the service that needs it stays off. */
const Services = z.object({
  FIREBASE_APP_ID: optional,
  FIREBASE_MEASUREMENT_ID: optional,
  FIREBASE_STORAGE_BUCKET: optional,
  FIREBASE_MESSAGING_SENDER_ID: optional,
})

function services(): Partial<IdentityConfig> {
  const given = Services.parse(process.env)
  return {
    ...(given.FIREBASE_APP_ID ? { appId: given.FIREBASE_APP_ID } : {}),
    ...(given.FIREBASE_MEASUREMENT_ID ? { measurementId: given.FIREBASE_MEASUREMENT_ID } : {}),
    ...(given.FIREBASE_STORAGE_BUCKET ? { storageBucket: given.FIREBASE_STORAGE_BUCKET } : {}),
    ...(given.FIREBASE_MESSAGING_SENDER_ID ? { messagingSenderId: given.FIREBASE_MESSAGING_SENDER_ID } : {}),
  }
}

export function identityConfig(): IdentityConfig {
  const settings = env()
  const [host, port] = (settings.FIREBASE_DATABASE_EMULATOR_HOST ?? '').split(':')
  return {
    projectId: settings.FIREBASE_PROJECT_ID,
    apiKey: settings.FIREBASE_API_KEY,
    authDomain: settings.FIREBASE_AUTH_DOMAIN,
    databaseURL: settings.FIREBASE_DATABASE_URL,
    ...services(),
    ...(settings.FIREBASE_AUTH_EMULATOR_HOST
      ? { authEmulator: `http://${settings.FIREBASE_AUTH_EMULATOR_HOST}` }
      : {}),
    ...(host && port ? { databaseEmulator: { host, port: Number(port) } } : {}),
  }
}
