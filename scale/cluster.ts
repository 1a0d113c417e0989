import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '@/local/ports'
import { startPostgres } from '@/local/postgres/server'
import { type ShopServer, startShop } from '@/local/shop'
import { startNginx } from './nginx'

const SERVERS = 3

type Part = { stop: () => Promise<unknown> }
export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Starts three servers of the shop behind nginx, at SHOP_ORIGIN, on one PostgreSQL with a streaming replica. */
export async function startCluster() {
  const { SHOP_ORIGIN: origin = '', DATABASE_URL: primaryUrl = '', DATA_DIR: dataDir = '' } = process.env
  await mkdir('test-results', { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'shop-scale-'))
  const parts: Part[] = [{ stop: () => rm(folder, { recursive: true, force: true }) }]
  const keep = <T extends Part>(part: T): T => {
    parts.push(part)
    return part
  }
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop()
  }
  try {
    const standby = keep(await startStandby(primaryUrl, dataDir))
    const primary = openPool(primaryUrl)
    const replica = openPool(standby.url)
    keep({ stop: () => Promise.all([primary.end(), replica.end()]) })
    const ports: number[] = []
    for (let i = 0; i < SERVERS; i++) ports.push(await freePort())
    const servers = ports.map((port) => keep(serverAt(port, standby.url)))
    await Promise.all(servers.map((server) => server.start()))
    const filesPort = await freePort()
    const port = Number(new URL(origin).port)
    const nginx = keep(await startNginx({ folder, port, filesPort, serverPorts: ports }))
    /** Address of the files that nginx serves for comparison. */
    const files = `http://127.0.0.1:${filesPort}`
    return { servers, nginx, files, primary, replica, standby, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * A streaming replica of the PostgreSQL in `dataDir`. Its files are copied while the primary is in backup mode, as
 * pg_basebackup does, which the embedded PostgreSQL lacks.
 */
async function startStandby(primaryUrl: string, dataDir: string) {
  const folder = join(dataDir, 'standby')
  const primary = new pg.Client(primaryUrl)
  await primary.connect()
  try {
    await primary.query("SELECT pg_backup_start('standby', fast => true)")
    await rm(folder, { recursive: true, force: true })
    await promisify(execFile)('cp', ['-a', join(dataDir, 'postgres'), folder])
    const { rows } = await primary.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
    const { uid, gid } = await stat(folder)
    const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' }
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, name), text)
      await chown(join(folder, name), uid, gid)
    }
    for (const file of ['postmaster.pid', 'postmaster.opts']) await rm(join(folder, file), { force: true })
    await appendFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${primaryUrl}'\n`)
  } finally {
    await primary.end()
  }
  const database = new URL(primaryUrl).pathname.slice(1)
  return startPostgres({ dataDir: folder, port: await freePort(), database, durable: false })
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 })
  pool.on('error', () => {})
  return pool
}

function serverAt(port: number, replicaUrl: string) {
  const environment = {
    ...(process.env as Record<string, string>),
    PORT: String(port),
    DATABASE_REPLICA_URL: replicaUrl,
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '5',
    // A few accounts place thousands of orders.
    LIMITS: 'ordersPlaced=1000000/600,signInFailures=10/600',
    OPEN_ORDERS_LIMIT_PLN: '1000000000',
  }
  const logFile = join('test-results', `server-${port}.log`)
  let shop: ShopServer | undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Starts the server and waits until it is ready for visitors. */
    start: async () => {
      shop = await startShop({ mode: 'start', port, environment, logFile })
    },
    /** Sends SIGTERM and waits for the end, as a deployment does. */
    stop: async () => shop?.stop(),
    kill: () => {
      if (shop) process.kill(shop.pid, 'SIGKILL')
    },
  }
}
