import 'server-only'
import { keyedHash, openSealedKey, sealedKey } from '@/lib/platform/runtime/keyed-hash'
import { mailboxOf } from '@/lib/platform/values/recipient'
import { isRowId } from '@/lib/platform/values/row-id'

const CONFIRMATION = 'stock alert'
const REMOVAL = 'removal of stock alerts'

/** The key that confirms one alert and no other of its address. */
export const confirmationKey = (alertId: number): string => sealedKey(CONFIRMATION, alertId)

/** The alert of a confirmation key; null for a key that the shop did not make. */
export function alertOfKey(key: string): number | null {
  const id = Number(openSealedKey(CONFIRMATION, key) ?? Number.NaN)
  return isRowId(id) ? id : null
}

/** A keyed digest of a mailbox: it recognizes the address without naming it. */
export const mailboxDigest = (email: string): string => keyedHash(`stock alerts of ${mailboxOf(email)}`)

/** The key of the link that takes an address out: it works after the alert has been deleted, too. */
export const removalKey = (digest: string): string => sealedKey(REMOVAL, digest)

/** The digest in a removal key. Keys of mails from before are digests themselves, and are not proven. */
export function digestOfKey(key: string): { digest: string; isProven: boolean } {
  const digest = openSealedKey(REMOVAL, key)
  return digest === null ? { digest: key, isProven: false } : { digest, isProven: true }
}
