import { periodAt, totpCode } from './totp'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code that an authenticator app with this key shows, `shift` periods from now. */
export function appCode(key: string, shift = 0): string {
  const bits = [...key].map((symbol) => BASE32.indexOf(symbol).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return totpCode(bytes, periodAt(Date.now()) + shift)
}
