import 'server-only'
import { type App, applicationDefault, cert, getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import type { Database } from 'firebase-admin/database'
import { env } from '@/lib/platform/runtime/env'

export function firebaseApp(): App {
  const [running] = getApps()
  if (running) return running
  const { FIREBASE_PROJECT_ID, FIREBASE_DATABASE_URL, FIREBASE_SERVICE_ACCOUNT, SHOP_MODE } = env()
  const options = { projectId: FIREBASE_PROJECT_ID, databaseURL: FIREBASE_DATABASE_URL }
  if (SHOP_MODE === 'demo') return initializeApp(options)
  const credential = FIREBASE_SERVICE_ACCOUNT
    ? cert(JSON.parse(FIREBASE_SERVICE_ACCOUNT))
    : applicationDefault()
  return initializeApp({ ...options, credential })
}

export const identityProvider = (): Auth => getAuth(firebaseApp())

/** The realtime database of the user records, with the shop's own rights: the database rules do not apply. */
export const userDatabase = async (): Promise<Database> =>
  (await import('firebase-admin/database')).getDatabase(firebaseApp())
