import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { env } from './env'

/**
 * Recognizes an address or e-mail again without storing it: without the key the text cannot be found again, not even by
 * trying out all addresses there are.
 */
export const keyedHash = (text: string): string =>
  createHmac('sha256', hashKey()).update(text).digest('base64url')

/**
 * Without a key of its own a shop derives one from DATABASE_URL, which every shop has and keeps secret. HKDF makes sure
 * that the derived key says nothing about the address. A random key in a table would lie beside the hashes that it
 * protects.
 */
function hashKey(): string | Buffer {
  const { HASH_KEY, DATABASE_URL } = env()
  return HASH_KEY ?? Buffer.from(hkdfSync('sha256', DATABASE_URL, '', 'keyed-hash', 32))
}
