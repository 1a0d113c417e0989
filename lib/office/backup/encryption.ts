import 'server-only'
import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { BackupError } from './backup-error'

/**
 * An encrypted backup: MAGIC, 16 bytes of salt, 16 bytes that reveal a wrong key, the tar encrypted with AES-256-GCM, and
 * the 16 bytes of its tag. Key, nonce and key check come from scrypt(BACKUP_KEY, salt) by HKDF-SHA256, so that no two
 * files share a key (docs/decisions/0062-backups.md).
 */
const MAGIC = Buffer.from('TRAKTBK1')
const SALT_BYTES = 16
const CHECK_BYTES = 16
const TAG_BYTES = 16
const HEAD_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES

function derive(passphrase: string, salt: Buffer) {
  const secret = scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 ** 2 })
  const bytesFor = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, purpose, length))
  return {
    key: bytesFor('trakt backup key', 32),
    nonce: bytesFor('trakt backup nonce', 12),
    check: bytesFor('trakt backup check', CHECK_BYTES),
  }
}

export async function* encrypt(source: Readable, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const { key, nonce, check } = derive(passphrase, salt)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  yield Buffer.concat([MAGIC, salt, check])
  for await (const chunk of source) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

/** Whether a file begins as an encrypted backup does. */
export const isEncrypted = async (file: string): Promise<boolean> =>
  (await readBytes(file, 0, MAGIC.length)).equals(MAGIC)

/**
 * The decrypted bytes of a file. They may be used only after the end, where the tag proves that the file was not changed.
 * @throws BackupError for a wrong key, and at the end for a file that was cut or changed
 */
export async function* decrypt(file: string, passphrase: string): AsyncGenerator<Buffer> {
  const { size } = await stat(file)
  if (size < HEAD_BYTES + TAG_BYTES) throw new BackupError(`${file} is cut: it has ${size} bytes only.`)
  const head = await readBytes(file, MAGIC.length, SALT_BYTES + CHECK_BYTES)
  const { key, nonce, check } = derive(passphrase, head.subarray(0, SALT_BYTES))
  if (!timingSafeEqual(check, head.subarray(SALT_BYTES)))
    throw new BackupError(`${file} was encrypted with another BACKUP_KEY than the one that is set.`)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(await readBytes(file, size - TAG_BYTES, TAG_BYTES))
  for await (const chunk of createReadStream(file, { start: HEAD_BYTES, end: size - TAG_BYTES - 1 }))
    yield decipher.update(chunk)
  try {
    yield decipher.final()
  } catch {
    throw new BackupError(`${file} is cut or damaged: its end does not match its content.`)
  }
}

async function readBytes(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
