import { describe, expect, test } from 'vitest'
import { fieldErrors } from '@/lib/platform/http/fields'
import { StockAdjustment } from './stock-adjustment'

describe('an adjustment of the stock', () => {
  const codes = (adjustment: object) => {
    const result = StockAdjustment.safeParse(adjustment)
    return result.success ? [] : fieldErrors(result.error).map(({ path, code }) => `${path}: ${code}`)
  }
  test.each([
    [{ delta: -3, reason: 'damage' }, []],
    [{ counted: 0, reason: 'count', note: 'Regał 4' }, []],
    [{ delta: 3 }, ['reason: reason_required']],
    [{ delta: 3, reason: 'import' }, ['reason: reason_required']],
    [{ reason: 'count' }, ['delta: required']],
    [{ delta: 3, counted: 3, reason: 'count' }, ['counted: invalid_value']],
    [{ delta: 0, reason: 'correction' }, ['delta: no_change']],
    [{ counted: -1, reason: 'count' }, ['counted: out_of_range']],
    [{ delta: 1.5, reason: 'delivery' }, ['delta: invalid_number']],
    [{ delta: -5, reason: 'delivery' }, ['delta: stock_sign']],
    [{ delta: 5, reason: 'damage' }, ['delta: stock_sign']],
    [{ delta: -5, reason: 'correction' }, []],
  ])('%o: %o', (adjustment, wrong) => {
    expect(codes(adjustment)).toEqual(wrong)
  })
})
