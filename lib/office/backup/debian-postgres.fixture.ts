import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '@/local/ports'
import { endChild, lastWords, spawnWatched } from '@/local/processes'

const execute = promisify(execFile)
const FOLDER = '/usr/lib/postgresql'

/** The newest PostgreSQL of Debian on this machine, with server and client; the npm package has no client. */
export const debianBinaries = (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
  .sort((one, other) => Number(other) - Number(one))
  .map((version) => join(FOLDER, version, 'bin'))
  .find((folder) => ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(folder, name))))

/** Starts such a server on loopback, with an empty database. */
export async function startDebianPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const binaries = debianBinaries ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'shop-debian-postgres-'))
  const data = join(folder, 'data')
  const password = join(folder, 'password')
  await writeFile(password, 'trakt\n')
  const owner = await ownerForServer()
  if (owner) for (const path of [folder, password]) await chown(path, owner.uid, owner.gid)
  await chmod(folder, 0o700)
  const asOwner = { cwd: '/', ...owner }
  const settings = ['--username=trakt', `--pwfile=${password}`, '--auth=scram-sha-256', '--encoding=UTF8']
  await execute(
    join(binaries, 'initdb'),
    [`--pgdata=${data}`, ...settings, '--locale=C.UTF-8', '--no-sync'],
    asOwner,
  )
  const port = await freePort()
  const fast = [
    'fsync=off',
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ]
  const server = spawnWatched(
    join(binaries, 'postgres'),
    ['-D', data, ...fast.flatMap((setting) => ['-c', setting])],
    { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const words = lastWords(server)
  const stop = async () => {
    await endChild(server, ['SIGINT', 'SIGKILL'], 10_000)
    await rm(folder, { recursive: true, force: true })
  }
  const url = `postgresql://trakt:trakt@127.0.0.1:${port}/postgres`
  for (let tries = 0; tries < 200; tries++) {
    const client = new pg.Client(url)
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    if (isUp) await client.query('CREATE DATABASE shop')
    await client.end()
    if (isUp) return { url: url.replace(/postgres$/, 'shop'), stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`Debian's PostgreSQL does not start: ${words()}`)
}

/** PostgreSQL refuses to run as root. */
async function ownerForServer(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  return { uid: Number(account?.[2]), gid: Number(account?.[3]) }
}
