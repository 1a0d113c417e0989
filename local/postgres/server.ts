import { type ChildProcess, execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { LocalError } from '../local-error'
import { isPortFree } from '../ports'
import { hasExited, startPart } from '../processes'
import { runAs } from './user'

const execute = promisify(execFile)
const HOST = '127.0.0.1'
const MAJOR = '18'
const START_PATIENCE_MS = 60_000

type Place = { dataDir: string; port: number }
type PostgresOptions = Place & {
  /** Created when it is missing. */
  database?: string
  /** `false` trades crash safety for speed, for temporary test databases. */
  durable?: boolean
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** Starts a PostgreSQL server on loopback. Throws `LocalError`. */
export async function startPostgres({
  port,
  database = 'trakt',
  durable = true,
  ...options
}: PostgresOptions) {
  const place = { dataDir: resolve(options.dataDir), port }
  if (!(await isPortFree(port))) throw explainPostgres('Address already in use', place)
  await ensureCluster(place)
  const { crashed, stop } = await run(place, durable)
  try {
    await ensureDatabase(port, database)
  } catch (error) {
    await stop()
    throw explainPostgres(error, place)
  }
  return { url: urlOf(port, database), port, crashed, stop }
}

const urlOf = (port: number, database: string) => `postgresql://trakt:trakt@${HOST}:${port}/${database}`

async function ensureCluster(place: Place): Promise<void> {
  const { dataDir } = place
  if (existsSync(join(dataDir, 'PG_VERSION'))) {
    const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim()
    if (version === MAJOR) return
    throw new LocalError(
      `The database folder ${dataDir} was made by PostgreSQL ${version}, and this is ${MAJOR}: move the folder away and start again, or choose another one with DATA_DIR.`,
    )
  }
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new LocalError(
      `The folder ${dataDir} holds no PostgreSQL database, or a broken one: move it away and start again, or choose another one with DATA_DIR.`,
    )
  // Created under a temporary name and renamed, so that an interrupted start leaves no half database.
  const unfinished = `${dataDir}.new`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await createCluster(unfinished)
    await rm(dataDir, { recursive: true, force: true })
    await rename(unfinished, dataDir)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    throw explainPostgres(error, place)
  }
}

async function run(place: Place, durable: boolean) {
  const settings = settingsOf(place.port, durable)
  for (let attempt = 1; ; attempt++) {
    const { command, args, options } = await runAs(
      'postgres',
      ['-D', place.dataDir, ...settings],
      dirname(place.dataDir),
    )
    const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe']
    // Fast shutdown, then immediate. SIGTERM would wait for all clients to disconnect.
    const ending = { signals: ['SIGINT', 'SIGQUIT', 'SIGKILL'] as NodeJS.Signals[], patienceMs: 10_000 }
    const server = startPart(command, args, { ...options, stdio }, ending)
    if (await isReady(server.child, place.dataDir)) return server

    // The worker processes of a killed server need a moment to end.
    const inherited = server.words().includes('pre-existing shared memory block')
    if (!inherited || attempt === 10) {
      await server.stop()
      throw explainPostgres(server.words(), place)
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

/** Creates an empty UTF-8 cluster with the user `trakt` (password `trakt`) that listens on loopback only. */
async function createCluster(dataDir: string): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(dataDir, { mode: 0o700 })
  const passwordFile = `${dataDir}-password-${randomUUID()}`
  try {
    await writeFile(passwordFile, 'trakt\n', { mode: 0o600 })
    const { command, args, options, owner } = await runAs(
      'initdb',
      [
        `--pgdata=${dataDir}`,
        `--pwfile=${passwordFile}`,
        '--username=trakt',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same sort order and case rules on every system; pg_trgm asks the C library which characters are letters.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${await unicodeLocale()}`,
      ],
      dirname(dataDir),
    )
    if (owner) {
      await chown(dataDir, owner.uid, owner.gid)
      await chown(passwordFile, owner.uid, owner.gid)
    }
    await execute(command, args, options)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function unicodeLocale(): Promise<string> {
  const listed = await execute('locale', ['-a']).catch(() => ({ stdout: '' }))
  const locales = listed.stdout.split('\n').map((name) => name.trim())
  return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => locales.includes(name)) ?? 'C'
}

/** Turns an error, or the server's error output, into a sentence that says what to do. */
export function explainPostgres(error: unknown, place: Place): LocalError {
  return new LocalError(adviceOn(error instanceof Error ? error.message : String(error), place))
}

function adviceOn(words: string, { dataDir, port }: Place): string {
  const reason = lastLine(words)
  const [, holder] = /lock file "postmaster.pid" already exists[\s\S]*\(PID (\d+)\)/.exec(words) ?? []
  if (holder)
    return `The database folder ${dataDir} is in use by process ${holder}: stop the shop that started it, choose another folder with DATA_DIR, or delete postmaster.pid there if that process is no PostgreSQL.`
  if (/No space left on device|Disk quota exceeded|ENOSPC/.test(words))
    return `The disk that holds ${dataDir} is full: make room (the shop needs about 500 MB), or choose a folder on another disk with DATA_DIR.`
  if (/Address already in use/.test(words))
    return `Port ${port}, wanted for PostgreSQL, is taken: stop the program that uses it, choose another port with POSTGRES_PORT, or give DATABASE_URL of a database of your own.`
  if (
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system|invalid permissions|wrong owner/.test(words)
  )
    return `The database folder ${dataDir} may not be read and written by the user that starts the shop (${reason}): fix its owner and permissions, or choose another folder with DATA_DIR.`
  return `The database folder ${dataDir} does not start (${reason}): move it away and start again, which begins with an empty database, or choose another one with DATA_DIR.`
}

function lastLine(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const reason =
    lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? 'no reason given'
  return reason
    .replace(/^but /, '')
    .replace(/^.*?(FATAL|PANIC|ERROR|error): */, '')
    .replace(/\.$/, '')
}
