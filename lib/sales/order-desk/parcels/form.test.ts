import { expect, test } from 'vitest'
import type { Parcel } from '@/lib/sales/orders/parcels/rules'
import { emptyRow, mergeRows, type Row } from './form'

const parcel = (id: number, number: string): Parcel => ({
  id,
  carrier: 'inpost',
  carrierName: null,
  number,
  notedAt: '2026-11-24T10:00:00Z',
  trackingUrl: null,
})
const begin = (...parcels: Parcel[]) => mergeRows({ rows: [], base: [] }, parcels)
const typed = (entry: ReturnType<typeof begin>, key: number, number: string) => ({
  ...entry,
  rows: entry.rows.map((row) => (row.key === key ? { ...row, number } : row)),
})
const numbersOf = ({ rows }: { rows: Row[] }) => rows.map(({ number }) => number)

test('an order without parcels begins with one empty row', () => {
  expect(begin()).toEqual({ rows: [{ key: 0, carrier: 'inpost', carrierName: '', number: '' }], base: [] })
})

test('a number that was typed and not saved stays when the page shows the order anew', () => {
  const entry = typed(begin(), 0, '111')
  expect(numbersOf(mergeRows(entry, []))).toEqual(['111'])
})

test('a number that was typed stays beside the parcels that somebody else has saved', () => {
  const entry = typed(begin(), 0, '111')
  expect(numbersOf(mergeRows(entry, [parcel(5, 'AAA11')]))).toEqual(['AAA11', '111'])
})

test('after a save a row shows what was stored, and goes on under the same key', () => {
  const entry = typed(begin(), 0, 'su 123 45')
  const after = mergeRows({ ...entry, base: entry.rows }, [parcel(7, 'SU12345')])
  expect(after.rows).toMatchObject([{ key: 0, number: 'SU12345' }])
  expect(numbersOf(mergeRows(typed(after, 0, 'SU99999'), [parcel(7, 'SU12345')]))).toEqual(['SU99999'])
})

test('what is typed while a save is under way stays, in its row and in a new one', () => {
  const sent = typed(begin(), 0, '11111').rows
  const later = [...sent.map((row) => ({ ...row, number: '11112' })), { ...emptyRow(sent), number: '22222' }]
  const after = mergeRows({ rows: later, base: sent }, [parcel(7, '11111')])
  expect(numbersOf(after)).toEqual(['11112', '22222'])
  // the next save replaces the parcel, and the rows are the saved ones
  const next = mergeRows({ rows: after.rows, base: after.rows }, [parcel(8, '11112'), parcel(9, '22222')])
  expect(next.rows.map(({ key }) => key)).toEqual([0, -1])
})

test('a row that was not touched goes with its parcel, and one that was taken out stays out', () => {
  const entry = begin(parcel(1, '11111'), parcel(2, '22222'), parcel(3, '33333'))
  const without = { ...entry, rows: entry.rows.filter(({ key }) => key !== 2) }
  expect(numbersOf(mergeRows(without, [parcel(2, '22222'), parcel(3, '33333')]))).toEqual(['33333'])
})

test('a number that was corrected stays when its parcel was replaced by somebody else', () => {
  const entry = typed(begin(parcel(1, '11111')), 1, '11119')
  expect(numbersOf(mergeRows(entry, [parcel(4, '44444')]))).toEqual(['44444', '11119'])
})
