import fc from 'fast-check'
import { expect, test } from 'vitest'
import { walletMinor } from '@/lib/sales/payments/rules'
import { groszeOfRefund, minorOfRefund } from './rules'

const rate = fc.constantFrom(null, '3.65', '4.333333', '0.0271', '1')

test('however a payment is given back in parts, the parts are the captured amount to the cent', () => {
  fc.assert(
    fc.property(
      rate,
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 6 }),
      (plnPerUnit, total, parts) => {
        const left = { grosze: total, minor: walletMinor(total, plnPerUnit), plnPerUnit }
        const captured = left.minor
        let given = 0
        for (const part of [...parts.filter((each) => each < total), Number.POSITIVE_INFINITY]) {
          const grosze = Math.min(part, left.grosze)
          if (grosze === 0 || left.minor === 0) break
          const minor = minorOfRefund(grosze, left)
          expect(minor).toBeGreaterThan(0)
          expect(minor).toBeLessThanOrEqual(left.minor)
          given += minor
          left.grosze -= grosze
          left.minor -= minor
        }
        expect(given).toBe(captured)
      },
    ),
  )
})

test('what PayPal gave back by itself is worth its rate, and all of it what was left', () => {
  const left = { grosze: 109_998, minor: 30_136, plnPerUnit: '3.65' }
  expect(groszeOfRefund(10_000, left)).toBe(36_500)
  expect(groszeOfRefund(30_136, left)).toBe(109_998)
  expect(groszeOfRefund(30_135, left)).toBeLessThan(109_998)
})

test('one cent is worth its rate, and the last grosz of a payment goes back with any part of it', () => {
  expect(groszeOfRefund(1, { grosze: 434, minor: 100, plnPerUnit: '4.333333' })).toBe(4)
  expect(groszeOfRefund(1, { grosze: 1, minor: 1, plnPerUnit: null })).toBe(1)
  expect(groszeOfRefund(10, { grosze: 1, minor: 37, plnPerUnit: '0.0271' })).toBe(1)
  expect(groszeOfRefund(37, { grosze: 1, minor: 37, plnPerUnit: '0.0271' })).toBe(1)
})

test('the rest of a payment whose last grosz has gone back is worth a grosz too many, which the books refuse', () => {
  expect(groszeOfRefund(27, { grosze: 0, minor: 27, plnPerUnit: '0.0271' })).toBe(1)
})
