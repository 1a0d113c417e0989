import 'server-only'
import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

export const RECOVERY_CODES = 10
/** Symbols of a code, 5 bits each. */
const LENGTH = 10
/** Crockford's base 32: no letter looks like another symbol. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const derive = promisify(scrypt)

/** New codes as they are shown, once: 'K7M2Q-X9D4T'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const code = [...randomBytes(LENGTH)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })

/** A code without what people change when they copy it; null for what cannot be one. */
export function plainRecoveryCode(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return plain.length === LENGTH && [...plain].every((symbol) => SYMBOLS.includes(symbol)) ? plain : null
}

export const newSalt = (): string => randomBytes(16).toString('base64url')

/**
 * What is stored of a code: slow to compute, because 50 bits could be tried out of a stolen table. All codes of an account
 * share a salt, so that one computation finds the one that was typed.
 */
export async function hashOfRecoveryCode(code: string, salt: string): Promise<string> {
  const hash = (await derive(plainRecoveryCode(code) ?? '', salt, 32)) as Buffer
  return hash.toString('base64url')
}
