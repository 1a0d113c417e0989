import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loopbackGoogle } from '@/lib/platform/identity/firebase/google.fixture'
import { type PaypalStandIn, startPaypal } from '@/local/paypal/server'
import { type ResendStandIn, startResend } from '@/local/resend/server'
import { freshDatabase } from '@/local/test-database/database'

const EMULATED = '127.0.0.1:9099'
let folder = ''
let paypal: PaypalStandIn
let resend: ResendStandIn
let google: Awaited<ReturnType<typeof loopbackGoogle>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-settings-'))
  paypal = await startPaypal({ port: 0, clientId: 'demo', secret: 'demo', webhookId: 'DEMO' })
  resend = await startResend({ port: 0, apiKey: 'key' })
  google = await loopbackGoogle('trakt-hosted')
})
afterAll(async () => {
  await Promise.all([paypal.stop(), resend.stop(), google.stop()])
  await rm(folder, { recursive: true, force: true })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(getApps().map(deleteApp))
})

/** Tries good settings of a demo, but for the given ones. */
async function problemsWith(changed: Record<string, string>) {
  const settings = {
    SHOP_MODE: 'demo',
    SHOP_ORIGIN: 'http://127.0.0.1:3000',
    DATA_DIR: folder,
    FIREBASE_PROJECT_ID: 'demo-trakt',
    FIREBASE_API_KEY: 'demo',
    FIREBASE_AUTH_DOMAIN: 'demo-trakt.firebaseapp.com',
    FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=demo-trakt',
    FIREBASE_AUTH_EMULATOR_HOST: EMULATED,
    PAYPAL_CLIENT_ID: 'demo',
    PAYPAL_CLIENT_SECRET: 'demo',
    PAYPAL_BASE_URL: paypal.url,
    RESEND_API_KEY: 'key',
    RESEND_BASE_URL: resend.url,
    ...changed,
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const { trySettings, vendorPatience } = await import('./try-settings')
  vendorPatience.ms = 1_000
  return trySettings()
}

const refusalOf = (setting: string, words: RegExp) => [
  { setting, kind: 'refused', words: expect.stringMatching(words) },
]

test('good settings have no problems', async () => {
  expect(await problemsWith({})).toEqual([])
})

test('a wrong password of the database ends the start', async () => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.password = 'wrong'
  expect(await problemsWith({ DATABASE_URL: url.href })).toEqual(refusalOf('DATABASE_URL', /password/))
})

test('a database that does not exist ends the start, and so does one without tables', async () => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.pathname = 'nowhere'
  expect(await problemsWith({ DATABASE_URL: url.href })).toEqual(refusalOf('DATABASE_URL', /does not exist/))
  url.pathname = 'postgres'
  expect(await problemsWith({ DATABASE_URL: url.href })).toEqual(
    refusalOf('DATABASE_URL', /run npm run migrate$/),
  )
  // in a release
  const { migrateCommand } = await import('./try-settings')
  await mkdir(join(folder, 'commands'))
  await writeFile(join(folder, 'commands', 'migrate.mjs'), '')
  expect(migrateCommand(folder)).toBe('node commands/migrate.mjs')
})

test('an address that cannot be read ends the start, and its password is not said', async () => {
  const problems = await problemsWith({ DATABASE_URL: 'postgresql://shop:pass#4711@db.example:5432/trakt' })
  expect(problems).toEqual(refusalOf('DATABASE_URL', /%23/))
  expect(JSON.stringify(problems)).not.toContain('4711')
})

test('the password of the replica is tried too', async () => {
  const url = new URL(await freshDatabase('tables'))
  url.password = 'wrong'
  expect(await problemsWith({ DATABASE_REPLICA_URL: url.href })).toEqual(
    refusalOf('DATABASE_REPLICA_URL', /password/),
  )
})

test('a database that does not listen is a warning', async () => {
  expect(await problemsWith({ DATABASE_URL: 'postgresql://shop:secret@127.0.0.1:1/trakt' })).toMatchObject([
    { setting: 'DATABASE_URL', kind: 'silent', words: expect.not.stringContaining('secret') },
  ])
})

test('a folder in which no picture can be written ends the start', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await chmod(file, 0o400)
  expect(await problemsWith({ DATA_DIR: file })).toEqual(refusalOf('DATA_DIR', /cannot be written/))
})

test('credentials that PayPal refuses end the start', async () => {
  expect(await problemsWith({ PAYPAL_CLIENT_SECRET: 'wrong' })).toEqual(
    refusalOf('PAYPAL_CLIENT_SECRET', /401/),
  )
})

test('a key that Resend refuses ends the start', async () => {
  expect(await problemsWith({ RESEND_API_KEY: 'wrong' })).toEqual(refusalOf('RESEND_API_KEY', /401/))
})

test('a key of Resend that may only send mails is good, although it may not ask', async () => {
  const restricted = createHttpServer((_, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end('{"statusCode":401,"name":"restricted_api_key","message":"This API key is restricted"}')
  }).listen(0, '127.0.0.1')
  await once(restricted, 'listening')
  const { port } = restricted.address() as { port: number }
  expect(await problemsWith({ RESEND_BASE_URL: `http://127.0.0.1:${port}` })).toEqual([])
  restricted.close()
})

test('vendors that take connections and answer none are warnings after a short time', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const address = `http://127.0.0.1:${port}`
  const problems = await problemsWith({ PAYPAL_BASE_URL: address, RESEND_BASE_URL: address })
  silent.close()
  expect(problems.map(({ setting, kind }) => [setting, kind])).toEqual([
    ['PAYPAL_CLIENT_SECRET', 'silent'],
    ['RESEND_API_KEY', 'silent'],
  ])
})

/** A hosted shop, whose Google is on loopback. */
async function problemsAtGoogle(token: () => Promise<{ access_token: string; expires_in: number }>) {
  initializeApp({
    projectId: 'trakt-hosted',
    httpAgent: google.agent,
    credential: { getAccessToken: token },
  })
  return problemsWith({
    SHOP_MODE: '',
    HASH_KEY: 'k'.repeat(32),
    FIREBASE_AUTH_EMULATOR_HOST: '',
    PAYPAL_CLIENT_ID: '',
    PAYPAL_CLIENT_SECRET: '',
    PAYPAL_BASE_URL: '',
    RESEND_API_KEY: '',
    RESEND_BASE_URL: '',
  })
}
const owner = async () => ({ access_token: 'owner', expires_in: 3_600 })

test('a service account with rights of the project is good', async () => {
  expect(await problemsAtGoogle(owner)).toEqual([])
})

test('a service account whose key was withdrawn ends the start', async () => {
  const withdrawn = async () => {
    throw new Error('Error fetching access token: invalid_grant (Invalid JWT Signature.)')
  }
  expect(await problemsAtGoogle(withdrawn)).toEqual(refusalOf('FIREBASE_SERVICE_ACCOUNT', /invalid_grant/))
})

test('a service account without rights in the project ends the start', async () => {
  google.befall('forbidden')
  expect(await problemsAtGoogle(owner)).toEqual(refusalOf('FIREBASE_SERVICE_ACCOUNT', /Firebase refuses it/))
  google.befall(null)
})

test('a Google out of reach is a warning', async () => {
  google.befall('cut')
  expect(await problemsAtGoogle(owner)).toMatchObject([
    { setting: 'FIREBASE_SERVICE_ACCOUNT', kind: 'silent' },
  ])
  google.befall(null)
})
