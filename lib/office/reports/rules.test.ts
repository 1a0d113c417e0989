import { expect, test } from 'vitest'
import { marginPercent, reportOf, stepsOf } from './rules'
import { emptyReportRow } from './schema'

test('a range is cut into days, weeks from Monday and months of the calendar', () => {
  const range = { from: '2026-12-30', to: '2027-02-01' }
  expect(stepsOf({ ...range, step: 'month' })).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
  expect(stepsOf({ ...range, step: 'week' })).toEqual([
    '2026-12-28',
    '2027-01-04',
    '2027-01-11',
    '2027-01-18',
    '2027-01-25',
    '2027-02-01',
  ])
  expect(stepsOf({ ...range, step: 'day' })).toHaveLength(34)
})

test('an address asks for days of its own up to five years, and years are shown by week', () => {
  const today = '2026-11-22'
  expect(reportOf({ from: '2022-01-01', to: '2026-11-22', basis: 'paid' }, today)).toEqual({
    range: { from: '2022-01-01', to: '2026-11-22', step: 'week', basis: 'paid' },
    isRefused: false,
  })
  expect(reportOf({ from: '2026-11-22', to: '2026-11-01', step: 'year' }, today)).toEqual({
    range: { from: '2026-10-24', to: '2026-11-22', step: 'day', basis: 'placed' },
    isRefused: true,
  })
})

test('a margin has no percentage where no cost is known, and may be a loss', () => {
  expect(marginPercent(emptyReportRow('x'))).toBeNull()
  expect(marginPercent({ ...emptyReportRow('x'), costedNetGrosze: 200, marginGrosze: -50 })).toBe(-25)
})
