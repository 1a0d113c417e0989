import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/platform/runtime/keyed-hash'

export const CODE_MINUTES = 10
export const CODE_TRIES = 5

type Asked = { uid: string; email: string; nonce: string }

/** The six digits that are sent to an address. The table lacks them: they follow from its row and the shop's secret. */
export function codeFor({ uid, email, nonce }: Asked): string {
  const digest = Buffer.from(keyedHash(`address code ${uid} ${email} ${nonce}`), 'base64url')
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

export const isCodeFor = (asked: Asked, typed: string): boolean =>
  typed.length === 6 && timingSafeEqual(Buffer.from(codeFor(asked)), Buffer.from(typed))
