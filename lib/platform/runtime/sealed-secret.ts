import 'server-only'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedKey } from './keyed-hash'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A secret to store, encrypted with the shop's own for one purpose and one subject alone: nonce, tag, encrypted secret.
 */
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
