import type { Role } from './roles'

/** Of whom the owner's settings demand a second factor. */
export const factorDemands = ['off', 'owners', 'all'] as const
export type FactorDemand = (typeof factorDemands)[number]

/** Whether a second factor is demanded of a role. */
export const isFactorDemanded = (demand: FactorDemand, role: Role): boolean =>
  demand === 'all' || (demand === 'owners' && role === 'owner')
