import { expect, test } from 'vitest'
import { acceptsEncoding } from './accepted-encoding'

const accepts = (header: string | undefined, encoding: 'br' | 'gzip' = 'gzip') =>
  acceptsEncoding(header === undefined ? {} : { 'accept-encoding': header }, encoding)

test.each(['gzip', 'br, gzip', 'deflate,GZIP;q=0.5', 'gzip;q=0.001', 'gzip ; q=1.0'])(
  '"%s" takes gzip',
  (header) => {
    expect(accepts(header)).toBe(true)
  },
)

test.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000, br', 'x-gzip', 'not-gzip'])(
  '"%s" does not take gzip',
  (header) => {
    expect(accepts(header)).toBe(false)
  },
)

test('a file that is compressed with Brotli goes to who takes it', () => {
  expect([accepts('gzip, deflate, br', 'br'), accepts('gzip, br;q=0', 'br')]).toEqual([true, false])
})
