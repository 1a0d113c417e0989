import 'server-only'
import { createHash } from 'node:crypto'
import { keyedHash } from '@/lib/platform/runtime/keyed-hash'

/** The key in the link of an invitation. Only the shop can make it, when it writes the mail: nothing stores it. */
export const invitationKey = (nonce: string): string => keyedHash(`invitation ${nonce}`)

export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')
