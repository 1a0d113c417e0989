import { type OrderStatus, orderStatuses } from '@/lib/orders/rules'

/** The boxes in the table belong to the form above it by this id: forms cannot stand in one another. */
export const BULK_FORM = 'bulk-orders'

/** An order as it was picked: with the status that stood beside it then. */
export type Picked = { id: string; expectedStatus: OrderStatus }

/** The value of a box. */
export const pickOf = (id: string, status: OrderStatus): string => `${id} ${status}`

/** What a box's value says; null for what is none. */
export function pickedOf(value: FormDataEntryValue): Picked | null {
  const [, id, status] = /^(\S+) (.+)$/.exec(String(value)) ?? []
  const expectedStatus = orderStatuses.find((each) => each === status)
  return id && expectedStatus ? { id, expectedStatus } : null
}
