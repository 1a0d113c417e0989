import { expect, test } from 'vitest'
import { hasPassport, passportFields, passportPath } from './passport'
import type { Product } from './schema'

const unknown = Object.fromEntries(passportFields.map((name) => [name, null]))
const retread = { id: 7, productType: 'Tire', retread: true, ...unknown } as unknown as Product

test.each(passportFields)('a retread whose %s is known has a passport', (name) => {
  expect(hasPassport({ ...retread, [name]: 'A' } as Product)).toBe(true)
})

test('a retread of which nothing is known, a new tire and a wheel have no passport', () => {
  expect(hasPassport(retread)).toBe(false)
  expect(hasPassport({ ...retread, retread: false, treadDepth: 12 } as Product)).toBe(false)
  expect(hasPassport({ ...retread, productType: 'Wheel', treadDepth: 12 } as unknown as Product)).toBe(false)
})

test('the card has an address below that of its tire', () => {
  const known = { ...retread, treadDepth: 12 } as Product
  expect(hasPassport(known) && passportPath(known)).toBe('/tireDetail/7/passport')
})
