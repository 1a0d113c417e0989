import { expect, test } from 'vitest'
import { acceptedPeriod, base32, enrollmentAddress, PERIOD_MS, periodAt, totpCode } from './totp'

/** The key of the test vectors for SHA-1. */
const key = Buffer.from('12345678901234567890')

// RFC 6238, appendix B: the RFC prints eight digits, of which these are the last six
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at second %i is the one of the standard', (seconds, code) => {
  expect(totpCode(key, periodAt(seconds * 1_000))).toBe(code.slice(2))
})

// RFC 4226, appendix D
test('the codes of the first counters are those of the standard', () => {
  expect(Array.from({ length: 10 }, (_, counter) => totpCode(key, counter))).toEqual(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '),
  )
})

const time = 1_800_000_015_000
const period = periodAt(time)
const accepted = (code: string, lastPeriod = 0) => acceptedPeriod(key, code, { time, lastPeriod })

test('a code counts in its own period, the one before and the one after, and in no other', () => {
  for (const shift of [-1, 0, 1]) expect(accepted(totpCode(key, period + shift))).toBe(period + shift)
  for (const shift of [-3, -2, 2, 3]) expect(accepted(totpCode(key, period + shift))).toBeNull()
})

test('neither the code that was accepted last nor an earlier one counts again', () => {
  expect(accepted(totpCode(key, period), period)).toBeNull()
  expect(accepted(totpCode(key, period - 1), period)).toBeNull()
  expect(accepted(totpCode(key, period + 1), period)).toBe(period + 1)
})

test('what is no code of six digits is none', () => {
  const code = totpCode(key, period)
  for (const text of ['', code.slice(1), `${code}0`, ` ${code}`, 'abcdef', '١٢٣٤٥٦'])
    expect(accepted(text)).toBeNull()
})

// RFC 4648, section 10
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the bytes of "%s" are written as the standard does', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

test('the address for the app names shop, account and key, whatever letters they have', () => {
  const url = new URL(enrollmentAddress(key, { shop: 'Trakt 4×4: opony', email: 'łucja+a@trakt.example' }))
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(url.pathname)).toBe('/Trakt 4×4: opony:łucja+a@trakt.example')
  expect(Object.fromEntries(url.searchParams)).toEqual({ secret: base32(key), issuer: 'Trakt 4×4: opony' })
  expect(PERIOD_MS).toBe(30_000)
})
