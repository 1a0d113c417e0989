import { expect, test } from 'vitest'
import { isRowId } from './row-id'

test('the id of a row is a whole number from 1 to the greatest that PostgreSQL keeps', () => {
  for (const id of [1, 17, 2_147_483_647]) expect(isRowId(id), String(id)).toBe(true)
  for (const id of [0, -1, 1.5, 2_147_483_648, Number.NaN, Number.POSITIVE_INFINITY])
    expect(isRowId(id), String(id)).toBe(false)
})
