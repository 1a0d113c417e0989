import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { shownProduct } from '@/lib/catalog/product/queries'
import { freePort } from '@/local/ports'
import { freshDatabase } from '@/local/test-database/database'
import { replicaPool } from './db'
import { noteWrite, readReplica } from './replica'

const kept = globalThis as { shopReplicaPool?: pg.Pool; shopReplica?: unknown }

afterEach(async () => {
  vi.unstubAllEnvs()
  await kept.shopReplicaPool?.end()
  delete kept.shopReplicaPool
  delete kept.shopReplica
})

/** A database that tells by its titles that it was read. It stands for a replica without a lag. */
async function replicaWithOtherTitles(): Promise<string> {
  const url = await freshDatabase()
  const client = new pg.Client(url)
  await client.connect()
  await client.query("UPDATE product SET title = 'replica'")
  await client.end()
  return url
}

const titleOfPrimary = async () => (await shownProduct(1))?.title ?? 'no product'
const title = async () => (await readReplica(() => shownProduct(1)))?.title

test('without a replica everything is read from the primary', async () => {
  expect(await title()).not.toBe('replica')
  expect(kept.shopReplicaPool).toBeUndefined()
})

test('a replica is read instead of the primary, also after a write that it has', async () => {
  vi.stubEnv('DATABASE_REPLICA_URL', await replicaWithOtherTitles())
  await expect.poll(title).toBe('replica')
  noteWrite()
  await expect.poll(title).toBe('replica')
})

test('a write that the replica does not have yet is read from the primary', async () => {
  vi.stubEnv('DATABASE_REPLICA_URL', await replicaWithOtherTitles())
  await expect.poll(title).toBe('replica')
  noteWrite()
  vi.spyOn(replicaPool(), 'query').mockImplementation(() => Promise.resolve({ rows: [{ answer: false }] }))
  expect(await title()).not.toBe('replica')
})

test('a replica that is out of reach is left alone', async () => {
  vi.stubEnv('DATABASE_REPLICA_URL', `postgresql://trakt:trakt@127.0.0.1:${await freePort()}/trakt`)
  expect(await title()).toBe(await titleOfPrimary())
})

test('a replica that is lost between two reads is left alone', async () => {
  vi.stubEnv('DATABASE_REPLICA_URL', await replicaWithOtherTitles())
  await expect.poll(title).toBe('replica')
  await replicaPool().end()
  kept.shopReplicaPool = new pg.Pool({
    connectionString: `postgresql://trakt:trakt@127.0.0.1:${await freePort()}/trakt`,
  })
  expect(await title()).not.toBe('replica')
})
