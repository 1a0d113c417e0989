import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkHealth } from '@/lib/platform/http/server/database-watch'
import { freePort } from '@/local/ports'
import { type Postgres, startPostgres } from '@/local/postgres/server'
import { guardPool, mainPool } from './db'
import { isDatabaseOutage } from './outage'
import { query } from './query'
import { transaction } from './transaction'

let folder = ''
let server: Postgres
let isFrozen = false
let thaw = () => {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-frozen-'))
  server = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort(), durable: false })
  process.env.DATABASE_URL = server.url
  await mainPool().query('CREATE TABLE search_word (word text)')
})
afterAll(async () => {
  thaw()
  await mainPool().end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Stops PostgreSQL like a swapping machine or a hanging disk would: connections stay open and nothing is answered. */
async function freeze(): Promise<void> {
  const { rows } = await mainPool().query<{ pid: number }>('SELECT pid FROM pg_stat_activity')
  const lock = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')
  const pids = [Number.parseInt(lock, 10), ...rows.map(({ pid }) => pid)]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  isFrozen = true
  thaw = () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
    thaw = () => {}
  }
}

const isOutage = (call: PromiseLike<unknown>) =>
  Promise.resolve(call).then(
    () => false,
    (error: unknown) => isDatabaseOutage(error) || String(error),
  )

const words = () => query().selectFrom('searchWord').select('word').execute()

test('a PostgreSQL that hangs is reported, holds nobody for ever, and is used again when it answers', async () => {
  expect((await checkHealth()).status).toBe('ok')
  await guardPool().query('SELECT 1')
  let isHeld = true
  const written = transaction(async (tx) => {
    await tx.insertInto('searchWord').values({ word: 'half' }).execute()
    await freeze()
    await tx.insertInto('searchWord').values({ word: 'whole' }).execute()
  })
  const interrupted = isOutage(written).finally(() => {
    isHeld = false
  })
  await expect.poll(() => isFrozen).toBe(true)
  const waiting = isOutage(words())
  expect(await Promise.all([checkHealth(), checkHealth(), isOutage(guardPool().query('SELECT 1'))])).toEqual([
    { status: 'down', checks: { database: 'down' } },
    { status: 'down', checks: { database: 'down' } },
    true,
  ])
  expect(isHeld).toBe(true)
  expect(await waiting).toBe(true)
  // The transaction fails with its statement; it does not wait for a ROLLBACK as well.
  expect(await Promise.race([interrupted, sleep(10_000, 'still held')])).toBe(true)

  thaw()
  expect((await checkHealth()).status).toBe('ok')
  await guardPool().query('SELECT 1')
  expect(await words()).toEqual([])
  const open = "SELECT pid FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'"
  await expect.poll(async () => (await mainPool().query(open)).rows).toEqual([])
}, 60_000)
