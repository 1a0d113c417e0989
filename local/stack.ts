import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ensureAccounts } from './auth-emulator/accounts'
import { startAuthEmulator } from './auth-emulator/emulator'
import { startKsef } from './ksef/server'
import { LocalError } from './local-error'
import { startPaypal } from './paypal/server'
import { answers, freePort, isPortFree } from './ports'
import { migrate, seedIfEmpty } from './postgres/migrations'
import { startPostgres } from './postgres/server'
import { PROJECT_ROOT } from './project'
import { startRealtimeDatabase } from './realtime-database/server'

const HOST = '127.0.0.1'
const PROJECT_ID = 'demo-trakt'
const WALLET = { clientId: 'demo', secret: 'demo', webhookId: 'DEMO' }
/** Secrets of a hosted shop, which are ignored here: local work must never touch real money and mailboxes. */
const HOSTED_KEYS = ['FIREBASE_SERVICE_ACCOUNT', 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'RESEND_API_KEY']

type Variables = Record<string, string | undefined>
type StackOptions = {
  /** Variables set by the user. A service with an address here is used instead of started. Port 0 is any free port. */
  variables: Variables
  /** `false` for temporary test databases. */
  durable?: boolean
  say?: (line: string) => void
}

/** The running services; `crashed` resolves with a sentence when one ends unexpectedly. */
export type Stack = Awaited<ReturnType<typeof startStack>>

type Part = { stop: () => Promise<void>; crashed?: Promise<string> }

/** Starts everything that the shop needs, with tables, catalog and accounts. Throws `LocalError`. */
export async function startStack({ variables, durable = true, say = () => {} }: StackOptions) {
  const dataDir = resolve(PROJECT_ROOT, variables.DATA_DIR || '.data')
  await mkdir(dataDir, { recursive: true }).catch(({ message }: Error) => {
    throw new LocalError(
      `The data folder ${dataDir} cannot be made (${message}): choose another one with DATA_DIR.`,
    )
  })
  const port = await portOf(variables, 'PORT', 3000)
  if (!(await isPortFree(port)))
    throw new LocalError(
      `Port ${port}, wanted for the shop, is taken: stop the program that uses it, or choose another port with PORT.`,
    )

  const origin = `http://${HOST}:${port}`
  const parts: Part[] = []
  const crashes: Promise<string>[] = []
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop()
  }
  const waitFor = async <T extends Part>(name: string, starting: Promise<T>): Promise<T> => {
    const part = await starting
    parts.push(part)
    if (part.crashed)
      crashes.push(
        part.crashed.then((words) => `${name} ended by itself: ${words.trim() || 'it gave no reason'}`),
      )
    return part
  }

  const database = async () => {
    const url = variables.DATABASE_URL || (await ownDatabase()).url
    await migrate(url)
    if (await seedIfEmpty(url)) say('The demo catalogue is filled.')
    return url
  }
  const ownDatabase = async () => {
    const own = { dataDir: `${dataDir}/postgres`, port: await portOf(variables, 'POSTGRES_PORT', 54320) }
    return waitFor('PostgreSQL', startPostgres({ ...own, durable }))
  }
  const auth = async () => {
    const address = variables.FIREBASE_AUTH_EMULATOR_HOST
    if (address) return requireReachable(address, 'FIREBASE_AUTH_EMULATOR_HOST')
    const authPort = await portOf(variables, 'AUTH_EMULATOR_PORT', 9099)
    const starting = startAuthEmulator({ dataDir, port: authPort, projectId: PROJECT_ID })
    return (await waitFor('The Firebase Auth emulator', starting)).address
  }
  const realtimeDatabase = async () => {
    const address = variables.FIREBASE_DATABASE_EMULATOR_HOST
    if (address) return requireReachable(address, 'FIREBASE_DATABASE_EMULATOR_HOST')
    const starting = startRealtimeDatabase({
      port: await portOf(variables, 'REALTIME_DATABASE_PORT', 9000),
      projectId: PROJECT_ID,
      rulesFile: `${PROJECT_ROOT}/database.rules.json`,
      dataFile: `${dataDir}/realtime-database.json`,
    })
    const { host, port } = await waitFor('The realtime database', starting)
    return `${host}:${port}`
  }
  const accounts = async () => {
    const [authEmulator, databaseEmulator] = await all([auth(), realtimeDatabase()])
    const databaseUrl = `http://${databaseEmulator}?ns=${PROJECT_ID}-default-rtdb`
    await ensureAccounts({ projectId: PROJECT_ID, databaseUrl, authEmulator, databaseEmulator })
    return { authEmulator, databaseEmulator, databaseUrl }
  }
  const wallet = async () => {
    const address = { port: await portOf(variables, 'PAYPAL_PORT', 0) }
    const starting = startPaypal({ ...address, ...WALLET, notify: `${origin}/api/webhooks/paypal` })
    return (await waitFor('The PayPal stand-in', starting)).url
  }
  const invoices = async () => {
    const address = { port: await portOf(variables, 'KSEF_PORT', 0) }
    return (await waitFor('The KSeF stand-in', startKsef(address))).url
  }

  const ignored = HOSTED_KEYS.filter((name) => variables[name])
  if (ignored.length > 0)
    say(`Not used here, where no real money and no real mail moves: ${ignored.join(', ')}.`)

  try {
    const [databaseUrl, firebase, walletUrl, ksefUrl] = await all([
      database(),
      accounts(),
      wallet(),
      invoices(),
    ])
    /** For the shop's process. */
    const environment: Record<string, string> = {
      SHOP_MODE: 'demo',
      SHOP_ORIGIN: origin,
      DATABASE_URL: databaseUrl,
      DRAIN_SECONDS: '0',
      DATA_DIR: dataDir,
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_API_KEY: 'demo',
      FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
      FIREBASE_DATABASE_URL: firebase.databaseUrl,
      FIREBASE_AUTH_EMULATOR_HOST: firebase.authEmulator,
      FIREBASE_DATABASE_EMULATOR_HOST: firebase.databaseEmulator,
      PAYPAL_CLIENT_ID: WALLET.clientId,
      PAYPAL_CLIENT_SECRET: WALLET.secret,
      PAYPAL_WEBHOOK_ID: WALLET.webhookId,
      PAYPAL_BASE_URL: walletUrl,
      KSEF_BASE_URL: ksefUrl,
      // The wallet is in USD, and stays off at the checkout: it pays orders on the payment page.
      CHECKOUT_PAYMENTS: 'blik,p24,bank_transfer',
      PAYPAL_CURRENCY: 'USD',
      PAYPAL_PLN_PER_UNIT: '3.65',
      // Set to empty: Next would fill in missing variables from the .env files of a hosted shop.
      DATABASE_REPLICA_URL: '',
      FIREBASE_SERVICE_ACCOUNT: '',
      FIREBASE_STORAGE_BUCKET: '',
      FIREBASE_APP_ID: '',
      FIREBASE_MEASUREMENT_ID: '',
      FIREBASE_MESSAGING_SENDER_ID: '',
      RESEND_API_KEY: '',
      RESEND_BASE_URL: '',
      STAFF_MAIL: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
      NEXT_TELEMETRY_DISABLED: '1',
    }
    return { environment, origin, port, crashed: Promise.race(crashes), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A stack on free ports, whose data goes with it; `variables` may name ports and DATA_DIR all the same. */
export async function startScratchStack(variables: Variables = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const anyPort = { PORT: '0', POSTGRES_PORT: '0', AUTH_EMULATOR_PORT: '0', REALTIME_DATABASE_PORT: '0' }
  const stack = await startStack({
    variables: { ...anyPort, DATA_DIR: folder, ...variables },
    durable: false,
  })
  const stop = () => stack.stop().finally(() => rm(folder, { recursive: true, force: true }))
  return { ...stack, stop }
}

/** Waits for all tasks even when one fails, so that nothing is still starting while the rest is being stopped. */
async function all<T extends Promise<unknown>[]>(tasks: [...T]) {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}

async function portOf(variables: Variables, name: string, usual: number): Promise<number> {
  const text = variables[name]
  if (!text) return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new LocalError(
      `${name} is ${text}, which is no port: give a number from 0 (any free port) to 65535.`,
    )
  return port === 0 ? freePort() : port
}

async function requireReachable(address: string, variable: string): Promise<string> {
  const [, host, port] = /^(.+):(\d+)$/.exec(address) ?? []
  if (host && (await answers(host, Number(port)))) return address
  throw new LocalError(
    `Nothing answers at ${address}, which ${variable} names: start it, fix the address, or unset ${variable} to have one started here.`,
  )
}
