import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVatRate, netOf, vatIn, vatRates } from '@/lib/platform/values/vat'
import { type Amounts, amountsOf, differenceOf, mainRate } from './amounts'

const line = fc.record({
  vatRate: fc.constantFrom(...vatRates, 25.5, 21.3),
  grossGrosze: fc.integer({ min: 0, max: 100_000_000 }),
})
const lines = fc.array(line, { maxLength: 50 })
const sum = (all: number[]) => all.reduce((total, each) => total + each, 0)
const addsUp = ({ netGrosze, vatGrosze, grossGrosze }: Amounts) => netGrosze + vatGrosze === grossGrosze

test('tax is rounded to the grosz, half a grosz up', () => {
  expect(vatIn(12_300, 23)).toBe(2_300)
  expect(vatIn(54_999, 23)).toBe(10_284)
  // 7 × 8 / 108 is 0.52 and 6 × 8 / 108 is 0.44
  expect([vatIn(7, 8), vatIn(6, 8)]).toEqual([1, 0])
  expect([vatIn(21, 5), vatIn(27, 8)]).toEqual([1, 2])
  expect(vatIn(-54_999, 23)).toBe(-10_284)
})

test('tax of a rate with a decimal is exact, and whole rates are computed as they always were', () => {
  // 255 of 1255 parts: 125.50 holds 25.50
  expect([vatIn(12_550, 25.5), vatIn(10_000, 25.5), vatIn(54_999, 25.5)]).toEqual([2_550, 2_032, 11_175])
  const former = (gross: number, rate: number) =>
    Math.floor((2 * gross * rate + 100 + rate) / (2 * (100 + rate)))
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), fc.integer({ min: 0, max: 50 }), (gross, rate) => {
      expect(vatIn(gross, rate)).toBe(former(gross, rate))
    }),
  )
  expect([0, 8, 25.5, 50].every(isVatRate)).toBe(true)
  expect([-1, 25.55, 50.1, Number.NaN].some(isVatRate)).toBe(false)
})

test('a net sum is the gross one without its tax, to the grosz', () => {
  expect([0, 12_300, 39_999, 159_996].map(netOf)).toEqual([0, 10_000, 32_520, 130_078])
})

test('net and tax of every line, rate and invoice are its gross, and lines come to their rate to the grosz', () => {
  fc.assert(
    fc.property(lines, (sold) => {
      const { lines: amounts, rates, total } = amountsOf(sold)
      expect([...amounts, ...rates, total].every(addsUp)).toBe(true)
      for (const rate of rates) {
        const own = amounts.filter(({ vatRate }) => vatRate === rate.vatRate)
        expect(sum(own.map(({ grossGrosze }) => grossGrosze))).toBe(rate.grossGrosze)
        expect(sum(own.map(({ vatGrosze }) => vatGrosze))).toBe(rate.vatGrosze)
        expect(sum(own.map(({ netGrosze }) => netGrosze))).toBe(rate.netGrosze)
        expect(rate.vatGrosze).toBe(vatIn(rate.grossGrosze, rate.vatRate))
      }
      expect(sum(rates.map(({ grossGrosze }) => grossGrosze))).toBe(total.grossGrosze)
      expect(total.grossGrosze).toBe(sum(sold.map(({ grossGrosze }) => grossGrosze)))
      const isAdjusted = (each: (typeof amounts)[number]) =>
        each.vatGrosze !== vatIn(each.grossGrosze, each.vatRate)
      for (const each of amounts.filter(isAdjusted)) {
        const own = amounts.filter(({ vatRate }) => vatRate === each.vatRate)
        expect(own.filter(isAdjusted)).toHaveLength(1)
        expect(each.grossGrosze).toBe(Math.max(...own.map(({ grossGrosze }) => grossGrosze)))
      }
    }),
  )
})

test('an invoice and the difference of its correction are what stands after it', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.nat({ max: 100 })), (sold, kept) => {
      const left = sold.map((each, index) => ({
        ...each,
        grossGrosze: Math.floor((each.grossGrosze * (kept[index] ?? 0)) / 100),
      }))
      const [before, after] = [amountsOf(sold), amountsOf(left)]
      const { rates, total } = differenceOf(before, after)
      expect([...rates, total].every(addsUp)).toBe(true)
      expect(before.total.vatGrosze + total.vatGrosze).toBe(after.total.vatGrosze)
      expect(sum(rates.map(({ grossGrosze }) => grossGrosze))).toBe(total.grossGrosze)
      expect(total.grossGrosze).toBeLessThanOrEqual(0)
    }),
  )
})

test('a delivery is taxed as the goods that cost the most', () => {
  const goods = [
    { vatRate: 8, grossGrosze: 100 },
    { vatRate: 23, grossGrosze: 150 },
    { vatRate: 8, grossGrosze: 60 },
  ]
  expect(mainRate(goods)).toBe(8)
  expect(mainRate(goods.slice(0, 2))).toBe(23)
  expect(mainRate([])).toBeUndefined()
})
