import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '@/local/ports'
import type { Postgres } from '@/local/postgres/server'
import { startStandby } from '@/local/postgres/standby'
import { type ShopServer, startShop } from '@/local/shop'
import { type Nginx, startNginx } from './nginx'

const SERVERS = 3

export type Server = {
  origin: string
  /** Starts the server and waits until it is ready for visitors. */
  start: () => Promise<void>
  /** Sends SIGTERM and waits for the end, as a deployment does. */
  stop: () => Promise<void>
  kill: () => void
}

export type Cluster = {
  servers: Server[]
  nginx: Nginx
  /** Address of the files that nginx serves for comparison. */
  files: string
  primary: pg.Pool
  replica: pg.Pool
  standby: Postgres
  stop: () => Promise<void>
}

/** Starts three servers of the shop behind nginx, at SHOP_ORIGIN, on one PostgreSQL with a streaming replica. */
export async function startCluster(): Promise<Cluster> {
  const { SHOP_ORIGIN: origin = '', DATABASE_URL: primaryUrl = '', DATA_DIR: dataDir = '' } = process.env
  await mkdir('test-results', { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'shop-scale-'))
  const parts: Array<{ stop: () => Promise<unknown> }> = [
    { stop: () => rm(folder, { recursive: true, force: true }) },
  ]
  const keep = <T extends { stop: () => Promise<unknown> }>(part: T): T => {
    parts.push(part)
    return part
  }
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop()
  }
  try {
    const standby = keep(
      await startStandby({
        primaryUrl,
        primaryDir: join(dataDir, 'postgres'),
        dataDir: join(dataDir, 'standby'),
        port: await freePort(),
      }),
    )
    const primary = openPool(primaryUrl)
    const replica = openPool(standby.url)
    keep({ stop: () => Promise.all([primary.end(), replica.end()]) })
    const ports: number[] = []
    for (let i = 0; i < SERVERS; i++) ports.push(await freePort())
    const servers = ports.map((port) => keep(serverAt(port, standby.url)))
    await Promise.all(servers.map((server) => server.start()))
    const filesPort = await freePort()
    const nginx = keep(
      await startNginx({ folder, port: Number(new URL(origin).port), filesPort, serverPorts: ports }),
    )
    return { servers, nginx, files: `http://127.0.0.1:${filesPort}`, primary, replica, standby, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2 })
  pool.on('error', () => {})
  return pool
}

function serverAt(port: number, replicaUrl: string): Server {
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
  const origin = `http://127.0.0.1:${port}`
  let shop: ShopServer | undefined
  const start = async () => {
    shop = await startShop({
      mode: 'start',
      port,
      environment,
      logFile: join('test-results', `server-${port}.log`),
    })
  }
  return {
    origin,
    start,
    stop: async () => shop?.stop(),
    kill: () => {
      if (shop) process.kill(shop.pid, 'SIGKILL')
    },
  }
}
