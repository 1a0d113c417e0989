import type { SoldLine } from '@/lib/sales/books/contents'
import { worthOf } from '@/lib/sales/ledger/owed'
import type { RefundState } from '@/lib/sales/payments/refunds/rules'
import type { WithdrawalState } from '@/lib/sales/withdrawal/rules'

/** Why goods or money go back. A statement of the buyer is a withdrawal; the others are opened by an administrator. */
export const openedReasons = ['refused', 'complaint', 'canceled', 'other'] as const
export type ReturnReason = 'withdrawal' | (typeof openedReasons)[number]

/** The states of returns that wait for goods or money. */
export const openStates: WithdrawalState[] = ['received', 'goods_back']

/** Whether a return may become junk, or is: not one that the staff has opened, or done something with. */
export const mayBeJunk = (entry: { state: WithdrawalState; openedByName: string | null }): boolean =>
  (entry.state === 'received' || entry.state === 'junk') && entry.openedByName === null

/** The condition of returned goods. The database knows the same list. */
export const conditions = ['like_new', 'used', 'damaged'] as const
export type GoodsCondition = (typeof conditions)[number]

type Bought = { id: number; quantity: number; returned: number }
type Returned = { orderLineId: number; quantity: number; deductionGrosze: number }

export type RefundBasis = {
  totalGrosze: number
  paidGrosze: number
  refundedGrosze: number
  /** Money paid beyond the total and not refunded yet, and whether the return may be for that alone. */
  overpaidGrosze: number
  isForOverpaid: boolean
  /** The order's lines; `returned` over all of its returns. */
  bought: Bought[]
  /** The returned or claimed pieces; 0 pieces are the price of a line alone. */
  returned: Returned[]
  /** The lines as they are owed without this return. */
  standing: readonly Pick<SoldLine, 'orderLineId' | 'quantity' | 'grossGrosze'>[]
  /** The refund for the delivery once everything is back: the price of the cheapest one offered. */
  deliveryDueGrosze: number
  /** The return's refunds, done or requested, in grosze. */
  givenGrosze: number
  /** Whether it is the order's last return by the day its goods came back. */
  isLast: boolean
}

/**
 * The grosze that a return gives back: the goods less what is deducted, and with the last of them the cheapest
 * delivery (Consumer Rights Act, art. 32 and 33). Without goods all that was paid, or what was paid beyond the total.
 * Never more than the order keeps.
 */
export function proposedRefund(basis: RefundBasis): number {
  const { totalGrosze, bought, returned, standing, deliveryDueGrosze, givenGrosze } = basis
  const leftGrosze = basis.paidGrosze - basis.refundedGrosze
  if (basis.isForOverpaid && returned.length === 0 && basis.overpaidGrosze > 0)
    return Math.min(leftGrosze, basis.overpaidGrosze)
  const isWhole = basis.isLast && bought.every(({ quantity, returned: back }) => back === quantity)
  const goods = returned.reduce((sum, { orderLineId, quantity, deductionGrosze }) => {
    const line = standing.find((each) => each.orderLineId === orderLineId)
    if (!line) return sum
    return sum + (quantity === 0 ? line.grossGrosze : worthOf(line, quantity)) - deductionGrosze
  }, 0)
  const due = returned.length === 0 ? totalGrosze : goods + (isWhole ? deliveryDueGrosze : 0)
  return Math.max(0, Math.min(leftGrosze, due - givenGrosze))
}

/** Whether money has to name its lines: part of what the order keeps, beyond what was paid on top of its total. */
export const needsLines = (
  order: { overpaidGrosze: number; paidGrosze: number; refundedGrosze: number },
  amountGrosze: number,
): boolean => amountGrosze < order.paidGrosze - order.refundedGrosze && amountGrosze > order.overpaidGrosze

type NotedSoFar = {
  lines: readonly unknown[]
  refunds: readonly { state: RefundState }[]
}

/** Whether the goods of a return may be noted: not again once money went back for them. */
export const mayNoteGoods = ({ lines, refunds }: NotedSoFar): boolean =>
  lines.length === 0 || refunds.every(({ state }) => state === 'refused')
