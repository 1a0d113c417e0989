import type { SoldLine } from '@/lib/sales/books/contents'

// The buyer's debt for an order, line by line: the ordered goods, less the pieces that came back and the money that went
// back for them. All amounts are grosze with tax.

/** Pieces of a line that came back, and what was deducted for their wear. */
export type ReturnedGoods = {
  orderLineId: number
  quantity: number
  deductionGrosze: number
  /** Whether the deduction stays in the price of the goods instead of being settled beside it. */
  isInPrice: boolean
}

/** The goods and the money of a return. */
export type ReturnFacts = {
  goods: readonly ReturnedGoods[]
  /** The claimed lines while no goods are noted: pieces of a line, or 0 for its price alone. */
  claims: readonly { orderLineId: number; quantity: number }[]
  /** The refunds of the return. */
  refundedGrosze: number
  /** Whether its goods, which were never paid for, are owed no more. */
  isReleased: boolean
}

export type SaleFacts = {
  lines: readonly SoldLine[]
  /** In the order in which they were settled. */
  returns: readonly ReturnFacts[]
  /** Money that went back without a return, for example in PayPal's own panel. */
  otherRefundsGrosze: number
  /** Money paid beyond the total: twice, or before a price was corrected. Its refund leaves the sale as it is. */
  overpaidGrosze: number
  /** Whether the sale was called off as a whole. */
  isCalledOff: boolean
}

/**
 * The lines as they are owed now. A return takes its own pieces off its own lines, at the price that stands and no
 * more than its money; with the last pieces its money goes to the delivery. Money that names no goods goes to all
 * lines in proportion, so that each rate keeps its share.
 */
export function owedOf(facts: SaleFacts): SoldLine[] {
  const { lines, isCalledOff, overpaidGrosze } = facts
  const { left, unnamed } = takeReturns(facts)
  const beyond = Math.max(0, unnamed - overpaidGrosze)
  if (isCalledOff || beyond >= sumOf(left))
    return lines.map((line) => ({ ...line, quantity: 0, grossGrosze: 0 }))
  takeShares(
    left.map((line) => ({ line, most: line.grossGrosze })),
    beyond,
  )
  return left.map((line, place) => {
    // where something is still owed its price has changed, not its number
    const ordered = lines[place]?.quantity ?? 0
    return line.quantity === 0 && line.grossGrosze > 0 ? { ...line, quantity: ordered } : line
  })
}

/** Money paid beyond the total and not refunded yet. */
export const overpaidOf = (facts: SaleFacts): number =>
  Math.max(0, facts.overpaidGrosze - takeReturns(facts).unnamed)

/** The lines after the returns, and the money that went back for none of their goods. */
function takeReturns({ lines, returns, otherRefundsGrosze }: SaleFacts) {
  const left = lines.map((line): SoldLine => ({ ...line }))
  let unnamed = otherRefundsGrosze
  for (const each of returns) unnamed += takeReturn(left, each)
  return { left, unnamed }
}

export const sumOf = (lines: readonly { grossGrosze: number }[]): number =>
  lines.reduce((sum, { grossGrosze }) => sum + grossGrosze, 0)

/** Takes a return off its lines. Returns the part of its money that belongs to none of them. */
function takeReturn(left: SoldLine[], { goods, claims, refundedGrosze, isReleased }: ReturnFacts): number {
  if (!isReleased && refundedGrosze === 0) return 0
  const claimed = claims.map((claim) => ({ ...claim, deductionGrosze: 0, isInPrice: false }))
  const own = (goods.length > 0 ? goods : claimed).flatMap((part) => {
    const line = left.find(({ orderLineId }) => orderLineId === part.orderLineId)
    return line ? [{ ...part, line, valueGrosze: worthOf(line, part.quantity) }] : []
  })
  if (own.length === 0) return isReleased ? 0 : refundedGrosze
  const kept = own.reduce((sum, { deductionGrosze }) => sum + deductionGrosze, 0)
  // kept for their whole price
  if (isReleased && kept > 0 && kept >= own.reduce((sum, { valueGrosze }) => sum + valueGrosze, 0)) return 0
  const beside = own.reduce((sum, part) => sum + (part.isInPrice ? 0 : part.deductionGrosze), 0)
  let budget = isReleased ? Number.POSITIVE_INFINITY : refundedGrosze + beside
  const take = (parts: { line: SoldLine; most: number }[]) => {
    budget -= takeShares(parts, budget)
  }
  for (const { line, quantity } of own) line.quantity = Math.max(0, line.quantity - quantity)
  take(
    own.map(({ line, valueGrosze, isInPrice, deductionGrosze }) => ({
      line,
      most: Math.min(line.grossGrosze, valueGrosze - (isInPrice ? deductionGrosze : 0)),
    })),
  )
  if (!isReleased)
    take(own.flatMap(({ line, quantity }) => (quantity === 0 ? [{ line, most: line.grossGrosze }] : [])))
  const delivery = left.find(({ orderLineId }) => orderLineId === null)
  const isWhole = left.every(({ orderLineId, quantity }) => orderLineId === null || quantity === 0)
  if (delivery && isWhole) {
    take([{ line: delivery, most: delivery.grossGrosze }])
    if (delivery.grossGrosze === 0) delivery.quantity = 0
  }
  // a deduction that comes after the whole money is still to be paid: it is no money that went back
  return isReleased ? 0 : Math.max(0, budget - beside)
}

/** Takes an amount off some lines in proportion to what each may lose, to the grosz. Returns the amount taken. */
function takeShares(parts: readonly { line: SoldLine; most: number }[], amountGrosze: number): number {
  const all = parts.reduce((sum, { most }) => sum + most, 0)
  const taken = Math.min(all, amountGrosze)
  let rest = taken
  let ahead = all
  for (const { line, most } of parts) {
    const share = ahead === 0 ? 0 : Math.round((rest * most) / ahead)
    line.grossGrosze -= share
    rest -= share
    ahead -= most
  }
  return taken
}

/** The value of some pieces of a line at the present price, to the grosz. */
export const worthOf = (
  { quantity, grossGrosze }: Pick<SoldLine, 'quantity' | 'grossGrosze'>,
  pieces: number,
) => (quantity === 0 ? 0 : Math.round((grossGrosze * Math.min(pieces, quantity)) / quantity))
