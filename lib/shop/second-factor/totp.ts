import { createHmac, timingSafeEqual } from 'node:crypto'

// RFC 6238 with its defaults, which every authenticator app knows: HMAC-SHA-1, periods of 30 seconds, six digits.

export const PERIOD_MS = 30_000
const DIGITS = 6
/** Clocks of phones differ, and a code takes time to type: the period before and the one after count too. */
const WINDOW = [0, -1, 1]

/** Bytes of a new key: as many as HMAC-SHA-1 gives (RFC 4226, section 4). */
export const KEY_BYTES = 20

export const periodAt = (time: number): number => Math.floor(time / PERIOD_MS)

/** The code of a period (RFC 4226, section 5.3). */
export function totpCode(key: Buffer, period: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(period))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The period around `time` (ms) whose code this is; null for a wrong code, and for one not later than `lastPeriod`. */
export function acceptedPeriod(
  key: Buffer,
  code: string,
  { time, lastPeriod }: { time: number; lastPeriod: number },
): number | null {
  if (!isAppCode(code)) return null
  const period = WINDOW.map((shift) => periodAt(time) + shift).find(
    (each) => each > lastPeriod && isSameCode(totpCode(key, each), code),
  )
  return period ?? null
}

export const isAppCode = (text: string): boolean => /^\d{6}$/.test(text)

const isSameCode = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A key as people type it into an app (RFC 4648, section 6, without padding). */
export function base32(key: Buffer): string {
  const bits = [...key].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

export const enrollmentAddress = (key: Buffer, { shop, email }: { shop: string; email: string }): string =>
  `otpauth://totp/${encodeURIComponent(shop)}:${encodeURIComponent(email)}?secret=${base32(key)}&issuer=${encodeURIComponent(shop)}`
