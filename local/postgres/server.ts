import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LocalError } from '../local-error'
import { isPortFree } from '../ports'
import { endChild, hasExited, lastWords, spawnWatched } from '../processes'
import { createCluster } from './cluster'
import { explainPostgres, POSTGRES_MAJOR, type PostgresPlace } from './failure'
import { runAs } from './user'

const HOST = '127.0.0.1'
const START_PATIENCE_MS = 60_000

export type PostgresOptions = {
  dataDir: string
  port: number
  /** Created when it is missing. */
  database?: string
  /** `false` trades crash safety for speed, for temporary test databases. */
  durable?: boolean
}

export type Postgres = {
  url: string
  port: number
  /** Resolves with the end of the server's error output when it ends unexpectedly. */
  crashed: Promise<string>
  stop: () => Promise<void>
}

/** Starts a PostgreSQL server on loopback. Throws `LocalError`. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { port, database = 'trakt', durable = true } = options
  const dataDir = resolve(options.dataDir)
  const place: PostgresPlace = { dataDir, port }

  if (!(await isPortFree(port, HOST))) throw explainPostgres('Address already in use', place)
  await ensureCluster(place)

  const server = await run(place, durable)
  const stop = async () => {
    server.stopping = true
    // Fast shutdown, then immediate. SIGTERM would wait for all clients to disconnect.
    await endChild(server.child, ['SIGINT', 'SIGQUIT', 'SIGKILL'], 10_000)
  }
  try {
    await ensureDatabase(port, database)
  } catch (error) {
    await stop()
    throw explainPostgres(error instanceof Error ? error.message : String(error), place)
  }
  return { url: urlOf(port, database), port, crashed: server.crashed, stop }
}

function urlOf(port: number, database: string): string {
  return `postgresql://trakt:trakt@${HOST}:${port}/${database}`
}

async function ensureCluster(place: PostgresPlace): Promise<void> {
  const { dataDir } = place
  if (existsSync(join(dataDir, 'PG_VERSION'))) {
    const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim()
    if (version === POSTGRES_MAJOR) return
    throw new LocalError(
      `The database folder ${dataDir} was made by PostgreSQL ${version || 'of an unknown version'}, and this is ` +
        `${POSTGRES_MAJOR}: move the folder away and start again, or choose another one with DATA_DIR.`,
    )
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new LocalError(
      `The folder ${dataDir} holds no PostgreSQL database, or a broken one: move it away and start again, or ` +
        'choose another one with DATA_DIR.',
    )
  }
  // Created under a temporary name and renamed, so that an interrupted start leaves no half database.
  const unfinished = `${dataDir}.new`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await createCluster(unfinished)
    await rm(dataDir, { recursive: true, force: true })
    await rename(unfinished, dataDir)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    throw explainPostgres(error instanceof Error ? error.message : String(error), place)
  }
}

type Server = { child: ChildProcess; stopping: boolean; crashed: Promise<string> }

async function run(place: PostgresPlace, durable: boolean): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    const { command, args, options } = await runAs(
      'postgres',
      ['-D', place.dataDir, ...settingsOf(place.port, durable)],
      dirname(place.dataDir),
    )
    const child = spawnWatched(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    const words = lastWords(child)
    const server: Server = { child, stopping: false, crashed: new Promise(() => {}) }
    server.crashed = new Promise((settle) => {
      child.once('close', () => {
        if (!server.stopping) settle(words())
      })
    })
    if (await isReady(child, place.dataDir)) return server

    // The worker processes of a killed server need a moment to end.
    const inherited = words().includes('pre-existing shared memory block')
    if (!inherited || attempt === 10) {
      await endChild(child, ['SIGQUIT', 'SIGKILL'], 3_000)
      throw explainPostgres(words(), place)
    }
    await sleep(300)
  }
}

function settingsOf(port: number, durable: boolean): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: HOST,
    // No socket files: their folder would have to be writable for the user that runs the server.
    unix_socket_directories: '',
    max_connections: 200,
    lc_messages: 'C',
    timezone: 'UTC',
    ...(durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** The server writes to the eighth line of its lock file that it accepts connections. */
async function isReady(child: ChildProcess, dataDir: string): Promise<boolean> {
  if (child.pid === undefined) return false
  const closed = new Promise<void>((settle) => child.once('close', () => settle()))
  const deadline = Date.now() + START_PATIENCE_MS
  while (Date.now() < deadline) {
    if (hasExited(child)) {
      await closed
      return false
    }
    const lines = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    await sleep(20)
  }
  return false
}

async function ensureDatabase(port: number, database: string): Promise<void> {
  const client = new pg.Client(urlOf(port, 'postgres'))
  await client.connect()
  try {
    const result = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (result.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}
