import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SoldLine } from '@/lib/sales/books/contents'
import { owedOf, type ReturnFacts, type SaleFacts } from './owed'

const line = (orderLineId: number | null, quantity: number, grossGrosze: number, vatRate = 23): SoldLine => ({
  orderLineId,
  title: orderLineId === null ? 'Dostawa' : `Opona ${orderLineId}`,
  shownTitle: null,
  quantity,
  vatRate,
  grossGrosze,
})
const back = (more: Partial<ReturnFacts>): ReturnFacts => ({
  goods: [],
  claims: [],
  refundedGrosze: 0,
  isReleased: false,
  ...more,
})
const goods = (orderLineId: number, quantity: number, deductionGrosze = 0, isInPrice = false) => ({
  orderLineId,
  quantity,
  deductionGrosze,
  isInPrice,
})
const owed = (lines: SoldLine[], returns: ReturnFacts[], more: Partial<SaleFacts> = {}) =>
  owedOf({ lines, returns, otherRefundsGrosze: 0, overpaidGrosze: 0, isCalledOff: false, ...more }).map(
    ({ quantity, grossGrosze }) => [quantity, grossGrosze],
  )

// Figures worked out by hand from the Polish VAT act (art. 29a) and the Consumer Rights Act (art. 32 to 34), before they
// were asked for.
describe('what is owed after', () => {
  test('one of four pieces that came back', () => {
    expect(owed([line(1, 4, 219_996)], [back({ goods: [goods(1, 1)], refundedGrosze: 54_999 })])).toEqual([
      [3, 164_997],
    ])
  })

  test('two more with a deduction for wear: their whole price goes', () => {
    const returns = [
      back({ goods: [goods(1, 1)], refundedGrosze: 54_999 }),
      back({ goods: [goods(1, 2, 10_000)], refundedGrosze: 99_998 }),
    ]
    expect(owed([line(1, 4, 219_996)], returns)).toEqual([[1, 54_999]])
  })

  test('all four with a deduction: nothing, unless the deduction stays in the price', () => {
    const whole = [line(1, 4, 219_996)]
    expect(owed(whole, [back({ goods: [goods(1, 4, 10_000)], refundedGrosze: 209_996 })])).toEqual([[0, 0]])
    expect(owed(whole, [back({ goods: [goods(1, 4, 10_000, true)], refundedGrosze: 209_996 })])).toEqual([
      [4, 10_000],
    ])
  })

  test('goods whose deduction is noted after all their money went back: the other line stays', () => {
    const lines = [line(1, 2, 109_998), line(2, 1, 90_000)]
    expect(owed(lines, [back({ goods: [goods(1, 2, 10_000)], refundedGrosze: 109_998 })])).toEqual([
      [0, 0],
      [1, 90_000],
    ])
  })

  test('a piece that was paid back at a price which was corrected since: what it was paid too much for is no reduction', () => {
    const facts = { overpaidGrosze: 40_000 }
    const returns = [back({ goods: [goods(1, 1)], refundedGrosze: 54_999 })]
    expect(owed([line(1, 4, 179_996)], returns, facts)).toEqual([[3, 134_997]])
  })

  test('everything with a dearer delivery than the cheapest: the difference stays', () => {
    const lines = [line(1, 4, 219_996), line(null, 1, 19_900)]
    expect(owed(lines, [back({ goods: [goods(1, 4)], refundedGrosze: 224_896 })])).toEqual([
      [0, 0],
      [1, 15_000],
    ])
  })

  test('a lower price for a faulty line: its own price, not the dearest one’s nor the delivery’s', () => {
    const lines = [line(1, 4, 219_996), line(2, 2, 60_000), line(null, 1, 4_900)]
    expect(
      owed(lines, [back({ claims: [{ orderLineId: 2, quantity: 0 }], refundedGrosze: 15_000 })]),
    ).toEqual([
      [4, 219_996],
      [2, 45_000],
      [1, 4_900],
    ])
  })

  test('money in two parts for one line: that line alone', () => {
    const lines = [line(1, 2, 109_998), line(2, 1, 90_000)]
    const once = (refundedGrosze: number) => owed(lines, [back({ goods: [goods(1, 2)], refundedGrosze })])
    // still owed in part: its price has changed, not its number
    expect(once(50_000)).toEqual([
      [2, 59_998],
      [1, 90_000],
    ])
    expect(once(109_998)).toEqual([
      [0, 0],
      [1, 90_000],
    ])
  })

  test('money upon proof of posting, and the goods later', () => {
    const lines = [line(1, 2, 109_998), line(2, 4, 360_000)]
    const claims = [{ orderLineId: 1, quantity: 2 }]
    const expected = [
      [0, 0],
      [4, 360_000],
    ]
    expect(owed(lines, [back({ claims, refundedGrosze: 109_998 })])).toEqual(expected)
    expect(owed(lines, [back({ claims, goods: [goods(1, 2)], refundedGrosze: 109_998 })])).toEqual(expected)
    // other goods than were claimed move it
    expect(owed(lines, [back({ claims, goods: [goods(2, 1)], refundedGrosze: 90_000 })])).toEqual([
      [2, 109_998],
      [3, 270_000],
    ])
  })

  test('a deduction that is noted after more than the price went back: of other lines, what was more', () => {
    const lines = [line(1, 2, 109_998), line(2, 1, 90_000)]
    const claims = [{ orderLineId: 1, quantity: 2 }]
    const worn = back({ claims, goods: [goods(1, 2, 10_000)], refundedGrosze: 110_998 })
    expect(owed(lines, [worn])).toEqual([
      [0, 0],
      [1, 89_000],
    ])
  })

  test('a line of another rate in two parts: its own tax', () => {
    const lines = [line(1, 1, 100_000), line(2, 1, 50_000, 8)]
    const returns = [back({ goods: [goods(2, 1)], refundedGrosze: 20_000 })]
    expect(owed(lines, returns)).toEqual([
      [1, 100_000],
      [1, 30_000],
    ])
  })

  test('goods that nobody had paid for, with the delivery once all are back', () => {
    const lines = [line(1, 2, 109_998), line(null, 1, 4_900)]
    expect(owed(lines, [back({ goods: [goods(1, 1)], isReleased: true })])).toEqual([
      [1, 54_999],
      [1, 4_900],
    ])
    expect(owed(lines, [back({ goods: [goods(1, 2)], isReleased: true })])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('a sale that was called off, or whose whole money went back', () => {
    const lines = [line(1, 2, 109_998), line(null, 1, 4_900)]
    expect(owed(lines, [], { isCalledOff: true })).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(owed(lines, [back({ refundedGrosze: 114_898 })])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('goods that came back without money, of an order that is paid: all', () => {
    expect(owed([line(1, 4, 219_996)], [back({ goods: [goods(1, 2)] })])).toEqual([[4, 219_996]])
  })
})

test('no line falls below zero or grows, and what is owed is what was ordered less what went back', () => {
  const bought = fc.record({
    quantity: fc.integer({ min: 1, max: 6 }),
    priceGrosze: fc.integer({ min: 1, max: 300_000 }),
    vatRate: fc.constantFrom(23, 8),
    back: fc.integer({ min: 0, max: 6 }),
    wear: fc.nat({ max: 20_000 }),
    isClaim: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(bought, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(0, 4_900, 19_900),
      fc.boolean(),
      (all, deliveryGrosze, isReleased) => {
        const lines = all.map(({ quantity, priceGrosze, vatRate }, id) =>
          line(id, quantity, quantity * priceGrosze, vatRate),
        )
        if (deliveryGrosze) lines.push(line(null, 1, deliveryGrosze))
        const returns = all.flatMap(({ quantity, priceGrosze, back: pieces, wear, isClaim }, id) => {
          const came = Math.min(quantity, pieces)
          if (came === 0) return []
          const kept = isClaim ? 0 : Math.min(wear, came * priceGrosze - 1)
          return back({
            isReleased,
            refundedGrosze: isReleased ? 0 : came * priceGrosze - kept,
            ...(isClaim
              ? { claims: [{ orderLineId: id, quantity: came }] }
              : { goods: [goods(id, came, kept)] }),
          })
        })
        const left = owedOf({ lines, returns, otherRefundsGrosze: 0, overpaidGrosze: 0, isCalledOff: false })
        const isWhole = all.every(({ quantity, back: pieces }) => pieces >= quantity)
        for (const [place, { quantity, grossGrosze }] of left.entries()) {
          expect(quantity).toBeLessThanOrEqual(lines[place]?.quantity ?? 0)
          const { back: pieces = 0, priceGrosze = 0, quantity: ordered = 0 } = all[place] ?? {}
          // the delivery of goods that were paid for goes with the money for it
          if (place >= all.length) expect(grossGrosze).toBe(isWhole && isReleased ? 0 : deliveryGrosze)
          else expect(grossGrosze).toBe(Math.max(0, ordered - pieces) * priceGrosze)
        }
      },
    ),
  )
})
