import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatRates } from '@/lib/core/values/vat'
import { amountsOf } from './amounts'
import { correctedSale, type SoldLine, takenOffBy } from './contents'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  pieceGrosze: fc.integer({ min: 1, max: 500_000 }),
  vatRate: fc.constantFrom(...vatRates),
  back: fc.nat({ max: 100 }),
})

const titled = { title: 'Opona', shownTitle: null }
const soldLine = (
  orderLineId: number | null,
  quantity: number,
  vatRate: number,
  grossGrosze: number,
): SoldLine => ({
  ...titled,
  orderLineId,
  quantity,
  vatRate,
  grossGrosze,
})

test('what a refund takes off is the refund, and leaves a sale that holds; more than there is takes off all', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 10 }),
      fc.nat({ max: 5_000 }),
      fc.integer({ min: 1, max: 20_000_000 }),
      (lines, deliveryGrosze, amountGrosze) => {
        const goods = lines.map(({ quantity, pieceGrosze, vatRate }, id) =>
          soldLine(id, quantity, vatRate, quantity * pieceGrosze),
        )
        const sale = amountsOf(deliveryGrosze ? [...goods, soldLine(null, 1, 23, deliveryGrosze)] : goods)
        const returned = lines
          .map(({ quantity, pieceGrosze, back }, orderLineId) => {
            const pieces = Math.round((quantity * back) / 100)
            return { orderLineId, quantity: pieces, grossGrosze: pieces * pieceGrosze }
          })
          .filter(({ quantity }) => quantity > 0)
        const corrected = correctedSale(sale, takenOffBy(amountGrosze, returned, sale))
        const due = Math.min(amountGrosze, sale.total.grossGrosze)
        expect(corrected?.difference.total.grossGrosze).toBe(due === 0 ? 0 : -due)
        expect(corrected?.after.total.grossGrosze).toBe(sale.total.grossGrosze - due)
      },
    ),
  )
})

test('a refund counts for the goods that came back, then for the delivery, then for the dearest goods', () => {
  const sale = { ...amountsOf([soldLine(1, 4, 23, 400), soldLine(2, 1, 23, 50), soldLine(null, 1, 23, 30)]) }
  const back = [{ orderLineId: 2, quantity: 1, grossGrosze: 50 }]
  expect(takenOffBy(60, back, sale)).toEqual([
    { orderLineId: 2, quantity: 1, grossGrosze: 50 },
    { orderLineId: null, quantity: 0, grossGrosze: 10 },
  ])
  expect(takenOffBy(100, back, sale)).toEqual([
    { orderLineId: 1, quantity: 0, grossGrosze: 20 },
    { orderLineId: 2, quantity: 1, grossGrosze: 50 },
    { orderLineId: null, quantity: 0, grossGrosze: 30 },
  ])
})
