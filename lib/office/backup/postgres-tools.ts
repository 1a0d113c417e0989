import 'server-only'
import { execFile, spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { BackupError } from './backup-error'

const execute = promisify(execFile)
/** Where Debian and Ubuntu keep the programs of each version, besides those that PATH finds. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

export async function withDatabase<Result>(
  url: string,
  use: (database: pg.Client) => Promise<Result>,
): Promise<Result> {
  const database = new pg.Client(url)
  await database.connect()
  try {
    return await use(database)
  } finally {
    await database.end()
  }
}

export type PostgresTools = { pgDump: string; pgRestore: string; psql: string }

/**
 * PostgreSQL's own programs for a server: of its version, else of the next newer one. An older pg_dump refuses a server.
 * @throws BackupError which programs are missing
 */
export async function findPostgresTools(database: pg.Client): Promise<PostgresTools> {
  const { rows } = await database.query<{ number: string }>(
    "SELECT current_setting('server_version_num') AS number",
  )
  const serverMajor = Math.floor(Number(rows[0]?.number) / 10_000)
  const debian = await readdir(DEBIAN_FOLDER).catch(() => [])
  const folders = ['', ...debian.map((version) => join(DEBIAN_FOLDER, version, 'bin'))]
  const found = await Promise.all(folders.map(async (folder) => ({ folder, major: await majorIn(folder) })))
  const [best] = found
    .filter(({ major }) => major >= serverMajor)
    .sort((one, other) => one.major - other.major)
  if (best) {
    const program = (name: string) => (best.folder ? join(best.folder, name) : name)
    return { pgDump: program('pg_dump'), pgRestore: program('pg_restore'), psql: program('psql') }
  }
  const newest = Math.max(...found.map(({ major }) => major))
  const what = newest > 0 ? `pg_dump is of version ${newest}, older than the server` : 'pg_dump is missing'
  throw new BackupError(
    `${what}: install the client programs of PostgreSQL ${serverMajor} (on Debian: apt install postgresql-client-${serverMajor}).`,
  )
}

/** The version of pg_dump in a folder, or of the one that PATH finds; 0 when there is none. */
async function majorIn(folder: string): Promise<number> {
  const program = folder ? join(folder, 'pg_dump') : 'pg_dump'
  const { stdout } = await execute(program, ['--version']).catch(() => ({ stdout: '' }))
  return Number(/ (\d+)[.\d]*/.exec(stdout)?.[1] ?? 0)
}

const UNDERSTOOD =
  /^(host|port|user|sslmode|sslrootcert|sslcert|sslkey|options|connect_timeout|target_session_attrs)$/

/** How the programs reach a database: without its password in their arguments, which every user of the machine sees. */
export function connectionOf(url: string): { dbname: string; env: Record<string, string> } {
  const address = new URL(url)
  const env: Record<string, string> = {}
  if (address.password) env.PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  for (const name of [...address.searchParams.keys()])
    if (!UNDERSTOOD.test(name)) address.searchParams.delete(name)
  return { dbname: address.href, env }
}

type Streams = {
  url?: string
  input?: AsyncIterable<Buffer>
  output?: (stdout: Readable) => Promise<void>
}

/** Runs a program to its end. Errors of `input` come first: the program fails only because of them. @throws BackupError */
export async function runProgram(command: string, args: string[], streams: Streams = {}): Promise<void> {
  const { url, input, output } = streams
  const { env = {} } = url ? connectionOf(url) : {}
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2_000)
  })
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  if (output && child.stdout)
    await output(child.stdout).catch((error: unknown) => {
      child.kill()
      throw error
    })
  // A program that ends early closes its input; its last words say why.
  if (input && child.stdin)
    await pipeline(input, child.stdin).catch(async (error: NodeJS.ErrnoException) => {
      await ended
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    })
  const end = await ended
  if (end !== 0) throw new BackupError(`${command} failed (${end}): ${words.trim()}`)
}
