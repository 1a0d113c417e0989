/** What somebody of the staff may do. The database knows the same list. */
export const roles = ['owner', 'orders', 'packing', 'catalogue', 'accounting', 'readOnly'] as const
export type Role = (typeof roles)[number]

/**
 * The parts of the administration. Every call and page names one: `orders` has orders, returns, complaints, parcels and
 * customers; `catalogue` has products, prices, stock, news, vehicles and imports; `settings` has staff, the audit,
 * reports (costs and margins) and what the shop says of itself; `read` is what everybody of the staff may look at.
 */
export const areas = ['orders', 'catalogue', 'settings', 'read'] as const
export type Area = (typeof areas)[number]

/** Looking changes nothing. */
type Use = 'see' | 'change'

const changes: Record<Role, readonly Area[]> = {
  owner: areas,
  orders: ['orders', 'read'],
  catalogue: ['catalogue', 'read'],
  readOnly: [],
}

/** Whether a role may look at an area or change something in it. Nobody without a role may. */
export function can(role: Role | undefined, use: Use, area: Area): boolean {
  if (!role) return false
  if (use === 'see' && role === 'readOnly') return true
  return changes[role].includes(area)
}
