/** What somebody of the staff may do. The database knows the same list. */
export const roles = ['owner', 'orders', 'packing', 'catalogue', 'accounting', 'readOnly'] as const
export type Role = (typeof roles)[number]

/**
 * The parts of the administration. `packing` has orders to send, without prices; `catalogue` has products, prices, stock,
 * news, vehicles and imports; `settings` has staff, the audit and what the shop says of itself; `read` is the dashboard,
 * which shows to each role what its other areas have; `self` is one's own sign-in.
 */
export const areas = [
  'orders',
  'packing',
  'catalogue',
  'invoices',
  'reports',
  'settings',
  'read',
  'self',
] as const
export type Area = (typeof areas)[number]

/** Looking changes nothing. */
type Use = 'see' | 'change'

const changes: Record<Role, readonly Area[]> = {
  owner: areas,
  orders: ['orders', 'packing', 'invoices', 'read', 'self'],
  packing: ['packing', 'self'],
  catalogue: ['catalogue', 'read', 'self'],
  accounting: ['invoices', 'reports', 'read', 'self'],
  readOnly: ['self'],
}

/** Whether a role may look at an area or change something in it. Nobody without a role may. */
export function can(role: Role | undefined, use: Use, area: Area): boolean {
  if (!role) return false
  if (use === 'see' && role === 'readOnly') return true
  return changes[role].includes(area)
}

export const factorDemands = ['off', 'owners', 'all'] as const
export type FactorDemand = (typeof factorDemands)[number]

export const isFactorDemanded = (demand: FactorDemand, role: Role): boolean =>
  demand === 'all' || (demand === 'owners' && role === 'owner')
