import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from './keyed-hash'

/**
 * The key of a link in a mail: an id and a digest that cannot be made without the shop's secret. `purpose` says what the
 * key opens, so that it opens nothing else.
 */
export const sealedKey = (purpose: string, id: string | number): string =>
  `${id}.${keyedHash(`${purpose} ${id}`)}`

/** The id in a key of this purpose; null for a key that the shop did not make. */
export function openSealedKey(purpose: string, key: string): string | null {
  const id = key.split('.', 1)[0] ?? ''
  const [given, right] = [Buffer.from(key), Buffer.from(sealedKey(purpose, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}
