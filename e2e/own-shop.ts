import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../local/migrations'
import { type PaypalStandIn, startPaypal } from '../local/paypal/server'
import { freePort } from '../local/ports'
import { type Postgres, startPostgres } from '../local/postgres'
import { packageFile } from '../local/project'

const WALLET = { clientId: 'demo', secret: 'demo', webhookId: 'DEMO' }

export type OwnShop = {
  /** Where the shop is, also while it is dead. */
  origin: string
  databaseUrl: string
  paypal: PaypalStandIn
  /** Starts the server, or starts it again, and waits until it answers. */
  start: () => Promise<void>
  /** What a power cut does. */
  kill: () => Promise<void>
  stopPostgres: () => Promise<void>
  /** On the same data. */
  startPostgres: () => Promise<void>
  /** What a disk that hangs does: PostgreSQL keeps its connections and answers nobody. */
  freezePostgres: () => Promise<void>
  thawPostgres: () => void
  stop: () => Promise<void>
}

/** A shop with a database and a wallet of its own, for tests that are hard on them. No webhook ever reaches it. */
export async function ownShop(): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-of-its-own-'))
  const place = { dataDir: join(folder, 'postgres'), port: await freePort() }
  let postgres: Postgres = await startPostgres(place)
  await migrate(postgres.url)
  const paypal = await startPaypal({ port: 0, ...WALLET })
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
    server = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
      env: {
        ...process.env,
        PORT: String(port),
        SHOP_ORIGIN: origin,
        DATABASE_URL: postgres.url,
        DATA_DIR: folder,
        PAYPAL_BASE_URL: paypal.url,
        // a load is a flood that is wanted
        LIMITS: 'ordersPlaced=1000000/600',
        OPEN_ORDERS_LIMIT_PLN: '1000000000',
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    })
    for (let tries = 0; tries < 1_000; tries++) {
      const answer = await fetch(`${origin}/api/health`).catch(() => null)
      if (answer?.ok) return
      if (server.exitCode !== null) throw new Error(`the server ended by itself: ${server.exitCode}`)
      await sleep(30)
    }
    throw new Error('the server does not answer')
  }
  let frozen: number[] = []
  const freezePostgres = async () => {
    const client = new pg.Client(postgres.url)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
    await client.end()
    const lock = await readFile(join(place.dataDir, 'postmaster.pid'), 'utf8')
    frozen = [Number.parseInt(lock, 10), ...rows.map(({ pid }) => pid)]
    signalFrozen('SIGSTOP')
  }
  /** A connection's process may have ended by itself meanwhile. */
  const signalFrozen = (signal: NodeJS.Signals) => {
    for (const pid of frozen) {
      try {
        process.kill(pid, signal)
      } catch {}
    }
  }
  const thawPostgres = () => signalFrozen('SIGCONT')

  return {
    origin,
    databaseUrl: postgres.url,
    paypal,
    start,
    kill,
    stopPostgres: () => postgres.stop(),
    startPostgres: async () => {
      postgres = await startPostgres(place)
    },
    freezePostgres,
    thawPostgres,
    stop: async () => {
      thawPostgres()
      await kill()
      await paypal.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
