import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { env } from './env'

/** Recognizes an address without storing it: without the key not even trying all possible ones recovers it. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', hashKey()).update(text).digest('base64url')

/** A key of 32 bytes for another use of the shop's secret; each purpose has its own. */
export const derivedKey = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', hashKey(), '', purpose, 32))

/** Begins a `HASH_KEY` that is bytes in base64url; any other `HASH_KEY` is used as text. */
const BYTES_PREFIX = 'base64:'

/** A random key in a table would lie beside the hashes that it protects. Only the demo runs without `HASH_KEY`. */
function hashKey(): string | Buffer {
  const { DATABASE_URL, HASH_KEY = hashKeyOfDatabase(DATABASE_URL) } = env()
  if (!HASH_KEY.startsWith(BYTES_PREFIX)) return HASH_KEY
  return Buffer.from(HASH_KEY.slice(BYTES_PREFIX.length), 'base64url')
}

/** The `HASH_KEY` of a shop that has none: versions up to 0.1 derived the key from DATABASE_URL in the same way. */
export const hashKeyOfDatabase = (databaseUrl: string): string =>
  BYTES_PREFIX + Buffer.from(hkdfSync('sha256', databaseUrl, '', 'keyed-hash', 32)).toString('base64url')

/** The key of a link in a mail: an id and its digest by the shop's secret, valid for its `purpose` alone. */
export const sealedKey = (purpose: string, id: string | number): string =>
  `${id}.${keyedHash(`${purpose} ${id}`)}`

/** The id in a key of this purpose; null for a key that the shop did not make. */
export function openSealedKey(purpose: string, key: string): string | null {
  const id = key.split('.', 1)[0] ?? ''
  const [given, right] = [Buffer.from(key), Buffer.from(sealedKey(purpose, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A secret to store, encrypted for one purpose and one subject alone: nonce, tag, encrypted secret. */
export function sealSecret(purpose: string, secret: Buffer, subject: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, derivedKey(purpose), nonce).setAAD(Buffer.from(subject))
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The secret in what `sealSecret` made; null when it is another subject's or the shop's own has changed since. */
export function openSecret(purpose: string, sealed: string, subject: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, derivedKey(purpose), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(subject))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
