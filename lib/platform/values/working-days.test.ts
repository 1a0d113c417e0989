import { expect, test } from 'vitest'
import { expectedDelivery } from './working-days'

const arrivalOf = (confirmed: string) => expectedDelivery(new Date(confirmed)).toISOString().slice(0, 10)

test('an order arrives on the third working day after its confirmation', () => {
  expect(arrivalOf('2026-11-23T10:00:00+01:00')).toBe('2026-11-26')
})

test('Saturdays and Sundays are no working days', () => {
  expect(arrivalOf('2026-11-19T10:00:00+01:00')).toBe('2026-11-24')
  expect(arrivalOf('2026-11-22T10:00:00+01:00')).toBe('2026-11-25')
})

test('Polish public holidays with a fixed date are no working days, Christmas Eve among them', () => {
  expect(arrivalOf('2026-12-22T10:00:00+01:00')).toBe('2026-12-29')
  expect(arrivalOf('2026-12-30T10:00:00+01:00')).toBe('2027-01-05')
  expect(arrivalOf('2026-11-10T10:00:00+01:00')).toBe('2026-11-16')
  expect(arrivalOf('2028-04-28T10:00:00+02:00')).toBe('2028-05-05')
})

test('Easter Monday and Corpus Christi are no working days', () => {
  expect(arrivalOf('2026-04-02T10:00:00+02:00')).toBe('2026-04-08')
  expect(arrivalOf('2026-06-03T10:00:00+02:00')).toBe('2026-06-09')
  expect(arrivalOf('2027-03-25T10:00:00+01:00')).toBe('2027-03-31')
  expect(arrivalOf('2024-05-29T10:00:00+02:00')).toBe('2024-06-04')
})

test('the day of the confirmation is the day in Poland', () => {
  expect(arrivalOf('2026-11-22T23:30:00Z')).toBe('2026-11-26')
})
