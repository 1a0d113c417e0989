import 'server-only'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { env } from '@/lib/platform/runtime/env'
import { withTimeLimit } from '@/lib/platform/runtime/time-limit'

/** What is wrong with a setting. `refused` ends the start; a vendor that is only silent may answer later. */
export type SettingFault = { setting: string; kind: 'refused' | 'silent'; words: string }
type Try = () => Promise<SettingFault | null>

/** How long a vendor may take: a start is not delayed by more. */
export const vendorPatience = { ms: 5_000 }

/** Tries the hosted credentials, the database and the folder for pictures, all at once. */
export async function trySettings(): Promise<SettingFault[]> {
  const { DATABASE_URL, DATABASE_REPLICA_URL } = env()
  const tries: [setting: string, attempt: Try][] = [
    ['DATABASE_URL', () => tryDatabase('DATABASE_URL', DATABASE_URL)],
    ['DATA_DIR', tryFolder],
    ['FIREBASE_SERVICE_ACCOUNT', tryFirebase],
    ['PAYPAL_CLIENT_SECRET', tryPaypal],
    ['RESEND_API_KEY', tryResend],
  ]
  if (DATABASE_REPLICA_URL)
    tries.push(['DATABASE_REPLICA_URL', () => tryDatabase('DATABASE_REPLICA_URL', DATABASE_REPLICA_URL)])
  const outcomes = await Promise.all(
    tries.map(([setting, attempt]) =>
      withTimeLimit(
        attempt(),
        vendorPatience.ms,
        () => new Error(`no answer in ${vendorPatience.ms / 1_000} s`),
      ).catch((error: unknown): SettingFault => ({ setting, kind: 'silent', words: causeText(error) })),
    ),
  )
  return outcomes.filter((problem) => problem !== null)
}

const refused = (setting: string, words: string): SettingFault => ({ setting, kind: 'refused', words })

function causeText(error: unknown): string {
  const { message, code, cause } = (error ?? {}) as { message?: string; code?: string; cause?: unknown }
  if (cause) return causeText(cause)
  return message || code || String(error)
}

/** Codes of PostgreSQL: wrong password, no such user, no such database. */
const WRONG_ADDRESS = /^(28P01|28000|3D000)$/

/** A release has commands of its own, which need no npm. */
export const migrateCommand = (folder = process.cwd()): string =>
  existsSync(/* turbopackIgnore: true */ join(folder, 'commands', 'migrate.mjs'))
    ? 'node commands/migrate.mjs'
    : 'npm run migrate'

async function tryDatabase(setting: string, url: string): Promise<SettingFault | null> {
  const client = openClient(url)
  if (!client)
    return refused(setting, 'is no address: write special characters of the password as %40 (@), %23 (#)')
  // PostgreSQL may end while this asks.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("SELECT to_regclass('product') IS NOT NULL AS migrated")
    if (rows[0]?.migrated) return null
    return refused(setting, `the database has no tables of the shop: run ${migrateCommand()}`)
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (WRONG_ADDRESS.test(code)) return refused(setting, `PostgreSQL refuses it (${message})`)
    throw error
  } finally {
    void client.end().catch(() => {})
  }
}

function openClient(connectionString: string): pg.Client | null {
  try {
    return new pg.Client({ connectionString, connectionTimeoutMillis: vendorPatience.ms })
  } catch {
    return null
  }
}

async function tryFolder(): Promise<SettingFault | null> {
  const folder = join(/* turbopackIgnore: true */ env().DATA_DIR, 'pictures')
  const file = join(/* turbopackIgnore: true */ folder, `.${randomUUID()}.part`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(file, 'x')
    return null
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // With a full disk the shop still sells, so the start goes on.
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error
    return refused('DATA_DIR', `pictures cannot be written there (${message})`)
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

/** The SDK gives a failure of the network the same code as a refused key, so its words decide. */
const WRONG_ACCOUNT =
  /invalid_grant|invalid_client|unauthorized_client|Failed to parse|default credentials|insufficient-permission|project-not-found|configuration-not-found|PERMISSION_DENIED/i

/** Reads an account that does not exist, which only a project's own key may do. */
async function tryFirebase(): Promise<SettingFault | null> {
  if (env().FIREBASE_AUTH_EMULATOR_HOST) return null
  try {
    await identityProvider().getUser('start-check')
    return null
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (code === 'auth/user-not-found') return null
    if (WRONG_ACCOUNT.test(`${code} ${message}`))
      return refused('FIREBASE_SERVICE_ACCOUNT', `Firebase refuses it (${code}: ${message.split('\n')[0]})`)
    throw error
  }
}

const askVendor = (address: string, authorization: string, more: RequestInit = {}) =>
  fetch(address, {
    headers: { authorization },
    redirect: 'error',
    signal: AbortSignal.timeout(vendorPatience.ms),
    ...more,
  })

async function tryPaypal(): Promise<SettingFault | null> {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_BASE_URL } = env()
  if (!PAYPAL_CLIENT_ID) return null
  const pair = Buffer.from(`${PAYPAL_CLIENT_ID}:${PAYPAL_CLIENT_SECRET}`).toString('base64')
  const { ok, status } = await askVendor(`${PAYPAL_BASE_URL}/v1/oauth2/token`, `Basic ${pair}`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  if (ok) return null
  if (status === 401)
    return refused('PAYPAL_CLIENT_SECRET', `PayPal refuses it together with PAYPAL_CLIENT_ID (${status})`)
  throw new Error(`PayPal answers ${status}`)
}

/** A key that may only send mails is answered 401 too, by another name. */
const WRONG_KEY = /missing_api_key|invalid_api_key|invalid_access|api key is invalid/i

async function tryResend(): Promise<SettingFault | null> {
  const { RESEND_API_KEY, RESEND_BASE_URL = 'https://api.resend.com' } = env()
  if (!RESEND_API_KEY) return null
  const answer = await askVendor(`${RESEND_BASE_URL}/domains`, `Bearer ${RESEND_API_KEY}`)
  const text = await answer.text()
  if (!answer.ok && WRONG_KEY.test(text))
    return refused('RESEND_API_KEY', `Resend refuses it (${answer.status})`)
  if (answer.status >= 500) throw new Error(`Resend answers ${answer.status}`)
  return null
}
