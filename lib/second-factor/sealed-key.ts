import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from '@/lib/core/runtime/keyed-hash'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const shopKey = () => derivedKey('second-factor')

/** The key of a second factor, encrypted with the shop's secret for this account alone: nonce, tag, encrypted key. */
export function sealKey(key: Buffer, uid: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, shopKey(), nonce).setAAD(Buffer.from(uid))
  const encrypted = Buffer.concat([cipher.update(key), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The key in what `sealKey` made; null when it is another account's or the shop's secret has changed since. */
export function openKey(sealed: string, uid: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, shopKey(), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(uid))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
