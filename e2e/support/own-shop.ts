import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type PaypalStandIn, startPaypal } from '@/local/paypal/server'
import { freePort } from '@/local/ports'
import { copyDatabase, PRISTINE } from '@/local/postgres/copy'
import { migrate } from '@/local/postgres/migrations'
import { type Postgres, startPostgres } from '@/local/postgres/server'
import { packageFile } from '@/local/project'
import { rowsOf } from './database'
import { startProxy, type TestProxy } from './proxy'
import { isReady, START_PATIENCE_MS } from './second-server'

const WALLET = { clientId: 'demo', secret: 'demo', webhookId: 'DEMO' }

/** A database as the demo's was at the start, for a shop of its own. */
export const freshDatabase = (name: string) => copyDatabase(process.env.DATABASE_URL ?? '', PRISTINE, name)

export type OwnShop = {
  /** The shop's origin, valid also while it is down. */
  origin: string
  databaseUrl: string
  paypal: PaypalStandIn
  /** Proxies in front of the identity provider and of PayPal. */
  proxies: { identity: TestProxy; paypal: TestProxy }
  /** Holds the output of all servers, one after the other. */
  logFile: string
  /** The id of the server's process. */
  pid: () => number
  /** Starts or restarts the server and waits until it answers. */
  start: () => Promise<void>
  /** Kills the server as a power cut would. */
  kill: () => Promise<void>
  stopPostgres: () => Promise<void>
  /** Sends `kill -9` to all PostgreSQL processes. */
  killPostgres: () => Promise<void>
  /** Starts PostgreSQL again on the same data. */
  startPostgres: () => Promise<void>
  /** Stops PostgreSQL as a hanging disk would: connections stay open and nothing is answered. */
  freezePostgres: () => Promise<void>
  thawPostgres: () => void
  stop: () => Promise<void>
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // The process has already ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/**
 * Starts a shop with its own PostgreSQL and PayPal stand-in, for tests that break things. It never receives a webhook.
 * `variables` are added to its environment; with `DATABASE_URL` it has that database, and no PostgreSQL to break.
 */
export async function startOwnShop(variables: Record<string, string> = {}): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-of-its-own-'))
  const place = { dataDir: join(folder, 'postgres'), port: await freePort() }
  let postgres: Postgres | undefined
  if (!variables.DATABASE_URL) {
    postgres = await startPostgres(place)
    await migrate(postgres.url)
  }
  const databaseUrl = variables.DATABASE_URL ?? postgres?.url ?? ''
  const paypal = await startPaypal({ port: 0, ...WALLET })
  const proxies = {
    identity: await startProxy(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'),
    paypal: await startProxy(new URL(paypal.url).host),
  }
  const logFile = join(folder, 'server.log')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let server: ChildProcess | undefined

  const kill = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  const start = async () => {
    const next = packageFile('next', 'dist', 'bin', 'next')
    const address = ['--hostname', '127.0.0.1', '--port', String(port)]
    const log = await open(logFile, 'a')
    server = spawn(process.execPath, ['--import', './scripts/json-console.mjs', next, 'start', ...address], {
      env: {
        ...process.env,
        PORT: String(port),
        SHOP_ORIGIN: origin,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        FIREBASE_AUTH_EMULATOR_HOST: proxies.identity.address,
        PAYPAL_BASE_URL: `http://${proxies.paypal.address}`,
        // The load exceeds the normal limits on purpose.
        LIMITS:
          'ordersPlaced=1000000/600,paymentsOpened=1000000/600,uploads=1000000/600,withdrawals=1000000/600,withdrawalReceipts=1000000/600',
        OPEN_ORDERS_LIMIT_PLN: '1000000000',
        ...variables,
      },
      stdio: ['ignore', log.fd, log.fd],
    })
    await log.close()
    const deadline = Date.now() + START_PATIENCE_MS
    while (Date.now() < deadline) {
      if (await isReady(origin)) return
      if (server.exitCode !== null) throw new Error(`the server ended by itself: ${server.exitCode}`)
      await sleep(30)
    }
    throw new Error('the server does not answer')
  }
  const postgresProcesses = async () => {
    const connected = await rowsOf({ origin, databaseUrl }, 'SELECT pid FROM pg_stat_activity')
    const lock = await readFile(join(place.dataDir, 'postmaster.pid'), 'utf8')
    return [Number.parseInt(lock, 10), ...connected.map(({ pid }) => pid)]
  }
  let frozen: number[] = []
  const freezePostgres = async () => {
    frozen = await postgresProcesses()
    signal(frozen, 'SIGSTOP')
  }
  const thawPostgres = () => signal(frozen.splice(0), 'SIGCONT')

  return {
    origin,
    databaseUrl,
    paypal,
    proxies,
    logFile,
    pid: () => server?.pid ?? 0,
    start,
    kill,
    stopPostgres: async () => postgres?.stop(),
    killPostgres: async () => {
      signal(await postgresProcesses(), 'SIGKILL')
      await postgres?.crashed
    },
    startPostgres: async () => {
      postgres = await startPostgres(place)
    },
    freezePostgres,
    thawPostgres,
    stop: async () => {
      thawPostgres()
      await kill()
      await proxies.identity.stop()
      await proxies.paypal.stop()
      await paypal.stop()
      await postgres?.stop()
      // for whoever looks for the cause of a failure
      await cp(logFile, join('test-results', `own-shop-${new URL(origin).port}.log`))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
