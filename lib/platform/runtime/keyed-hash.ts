import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { env } from './env'

/**
 * Recognizes an address or e-mail without storing it. Without the key the text cannot be recovered, not even by trying
 * all possible addresses.
 */
export const keyedHash = (text: string): string =>
  createHmac('sha256', hashKey()).update(text).digest('base64url')

/** A key of 32 bytes for another use of the shop's secret; each purpose has its own. */
export const derivedKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', hashKey(), '', purpose, 32))

/**
 * Without `HASH_KEY` the key is derived from DATABASE_URL, which every shop has and keeps secret. HKDF ensures that the
 * derived key reveals nothing about DATABASE_URL. A random key in a table would lie beside the hashes that it protects.
 */
function hashKey(): string | Buffer {
  const { HASH_KEY, DATABASE_URL } = env()
  return HASH_KEY ?? Buffer.from(hkdfSync('sha256', DATABASE_URL, '', 'keyed-hash', 32))
}
