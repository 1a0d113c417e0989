import { expect, test, vi } from 'vitest'
import { setRequiredVariables } from './testing'

const ADDRESS = '203.0.113.7'

/** The hash computed by a server that starts with these variables. */
async function hashWith(variables: { DATABASE_URL: string; HASH_KEY?: string }): Promise<string> {
  setRequiredVariables()
  vi.stubEnv('HASH_KEY', undefined)
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  vi.resetModules()
  const { keyedHash } = await import('./keyed-hash')
  return keyedHash(ADDRESS)
}

const here = 'postgresql://shop:one@db.example/trakt?sslmode=verify-full'
const moved = 'postgresql://shop:two@pooler.example/trakt?sslmode=verify-full'

test('with a key of its own the shop recognizes addresses again after the database has moved', async () => {
  const HASH_KEY = 'k'.repeat(32)
  const hash = await hashWith({ DATABASE_URL: here, HASH_KEY })
  expect(hash).toHaveLength(43)
  expect(await hashWith({ DATABASE_URL: moved, HASH_KEY })).toBe(hash)
  expect(await hashWith({ DATABASE_URL: moved, HASH_KEY: 'l'.repeat(32) })).not.toBe(hash)
})

test('without a key of its own the shop derives one, which differs from one database to the next', async () => {
  const hash = await hashWith({ DATABASE_URL: here })
  expect(await hashWith({ DATABASE_URL: here, HASH_KEY: '' })).toBe(hash)
  expect(await hashWith({ DATABASE_URL: moved })).not.toBe(hash)
})
