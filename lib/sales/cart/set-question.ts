import { WHEEL_SET } from '@/lib/catalog/product/fields/options'
import { proposedQuantity } from '@/lib/catalog/product/rules'
import { lineProblem } from './rules'
import type { CartItem } from './schema'
import { pieceCount } from './totals'

export type SetQuestion = {
  line: CartItem
  tires: number
  wheels: number
  /** A set, or as many as there are. */
  available: number
}

/** Asks about a cart in which one of tires and wheels is a set and the other is not; null where it is open which line. */
export function setQuestion(items: readonly CartItem[]): SetQuestion | null {
  const linesOf = (type: 'Tire' | 'Wheel') => items.filter(({ product }) => product.productType === type)
  const [tires, wheels] = [pieceCount(linesOf('Tire')), pieceCount(linesOf('Wheel'))]
  if (Math.max(tires, wheels) < WHEEL_SET || Math.min(tires, wheels) >= WHEEL_SET) return null
  const [line, second] = linesOf(tires < wheels ? 'Tire' : 'Wheel')
  if (!line || second || lineProblem(line)) return null
  const { productType, quantityInStock } = line.product
  return { line, tires, wheels, available: proposedQuantity(productType, quantityInStock) }
}
