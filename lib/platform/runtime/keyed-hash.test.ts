import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashKeyOfDatabase } from './keyed-hash'
import { setRequiredVariables } from './testing'

const ADDRESS = '203.0.113.7'

/** The hash computed by a server that starts with these variables. */
async function hashWith(variables: Record<string, string>): Promise<string> {
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

test('the demo derives a key, which differs from one database to the next', async () => {
  const hash = await hashWith({ DATABASE_URL: here, SHOP_MODE: 'demo' })
  expect(await hashWith({ DATABASE_URL: here, SHOP_MODE: 'demo', HASH_KEY: '' })).toBe(hash)
  expect(await hashWith({ DATABASE_URL: moved, SHOP_MODE: 'demo' })).not.toBe(hash)
})

test('the key that an upgrade writes down opens what the shop sealed while it derived one', async () => {
  // As versions up to 0.1 hashed it.
  const derived = hkdfSync('sha256', here, '', 'keyed-hash', 32)
  const hash = createHmac('sha256', Buffer.from(derived)).update(ADDRESS).digest('base64url')
  expect(await hashWith({ DATABASE_URL: moved, HASH_KEY: hashKeyOfDatabase(here) })).toBe(hash)
})
