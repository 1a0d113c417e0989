import { type OrderStatus, orderStatuses } from '@/lib/sales/orders/rules'

/** The checkboxes of the table belong to the form above it by this id: forms cannot be nested. */
export const BULK_STATUS_FORM = 'bulk-orders'

export type Picked = { id: string; expectedStatus: OrderStatus }

export const pickOf = (id: string, status: OrderStatus): string => `${id} ${status}`

/** Reads the value of a checkbox; null for any other text. */
export function pickedOf(value: FormDataEntryValue): Picked | null {
  const [, id, status] = /^(\S+) (.+)$/.exec(String(value)) ?? []
  const expectedStatus = orderStatuses.find((each) => each === status)
  return id && expectedStatus ? { id, expectedStatus } : null
}
