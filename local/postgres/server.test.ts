import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LocalError } from '../local-error'
import { freePort, isPortFree } from '../ports'
import { explainPostgres, startPostgres } from './server'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shop-postgres-'))
})

afterEach(async () => {
  await rm(root, { recursive: true, force: true })
})

async function query<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('the database keeps its rows over a restart, sorts the same everywhere and knows Polish letters', async () => {
  const dataDir = join(root, 'postgres')
  const first = await startPostgres({ dataDir, port: await freePort() })
  await query(
    first.url,
    "CREATE TABLE tires (title text); INSERT INTO tires VALUES ('Żubr'), ('Łoś'), ('Bóbr')",
  )
  await first.stop()
  expect(await isPortFree(first.port)).toBe(true)

  const second = await startPostgres({ dataDir, port: await freePort() })
  try {
    const rows = await query(second.url, 'SELECT lower(title) AS title FROM tires ORDER BY title')
    expect(rows).toEqual([{ title: 'bóbr' }, { title: 'łoś' }, { title: 'żubr' }])
    expect(await query(second.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
    expect(await readdir(root)).toEqual(['postgres'])
  } finally {
    await second.stop()
  }
}, 60_000)

test('the server ends with its owner, even one that is killed, and its folder can be started again', async () => {
  const dataDir = join(root, 'postgres')
  const port = await freePort()
  const source = `import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))}
    await startPostgres(${JSON.stringify({ dataDir, port })})
    console.log('started')
    setInterval(() => {}, 1000)`
  const script = join(root, 'owner.mts')
  await writeFile(script, source)
  const owner = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(owner.stdout, 'data')

  const rival = startPostgres({ dataDir, port: await freePort() })
  await expect(rival).rejects.toThrow(/is in use by process \d+: stop the shop that started it/)

  owner.kill('SIGKILL')
  for (let waited = 0; waited < 10_000 && !(await isPortFree(port)); waited += 100) await sleep(100)
  const next = await startPostgres({ dataDir, port })
  await next.stop()
}, 60_000)

test('a taken port is named together with the ways out, and nothing is written', async () => {
  const port = await freePort()
  const squatter = createServer()
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve))
  try {
    const start = startPostgres({ dataDir: join(root, 'postgres'), port })
    await expect(start).rejects.toBeInstanceOf(LocalError)
    await expect(start).rejects.toThrow(new RegExp(`^Port ${port}, .*POSTGRES_PORT.*DATABASE_URL`))
    expect(await readdir(root)).toEqual([])
  } finally {
    squatter.close()
  }
})

test('a folder that holds something else is left as it is', async () => {
  const dataDir = join(root, 'postgres')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'invoice.txt'), 'FV 1/2026')
  const start = startPostgres({ dataDir, port: await freePort() })
  await expect(start).rejects.toThrow(/holds no PostgreSQL database, or a broken one: move it away/)
  expect(await readFile(join(dataDir, 'invoice.txt'), 'utf8')).toBe('FV 1/2026')
})

test('a database folder with a part missing says to move it away', async () => {
  const dataDir = join(root, 'postgres')
  const server = await startPostgres({ dataDir, port: await freePort(), durable: false })
  await server.stop()
  await rm(join(dataDir, 'global', 'pg_control'))
  const start = startPostgres({ dataDir, port: await freePort() })
  await expect(start).rejects.toBeInstanceOf(LocalError)
  await expect(start).rejects.toThrow(/pg_control.*: move it away and start again/)
}, 60_000)

test('a database folder of another PostgreSQL says so', async () => {
  const dataDir = join(root, 'postgres')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'PG_VERSION'), '15\n')
  const start = startPostgres({ dataDir, port: await freePort() })
  await expect(start).rejects.toThrow(/was made by PostgreSQL 15, and this is 18: move the folder away/)
})

test.each([
  [
    'PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
    /The disk .* is full: make room/,
  ],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', /Port 1 .*taken|Port 1, .*taken/],
  [
    'FATAL:  data directory "/x" has invalid permissions',
    /may not be read and written by the user that starts the shop/,
  ],
  [
    'PANIC:  could not locate a valid checkpoint record',
    /could not locate a valid checkpoint record\): move it away/,
  ],
])("the server's message %s becomes advice", (words, advice) => {
  expect(explainPostgres(words, { dataDir: '/x', port: 1 }).message).toMatch(advice)
})
