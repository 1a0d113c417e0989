import { type FactorDemand, isFactorDemanded } from './roles'
import { type ShopUser, type StaffEntry, userOf, type Withheld } from './user'

/** What the database says of an account. */
export type StaffStanding = {
  /** Null where the staff's table does not name the account. */
  entry: StaffEntry | null
  /** Whether a second factor is turned on. */
  hasFactor: boolean
  /** Whether its code was typed in this session within the last hours. */
  isConfirmed: boolean
  demand: FactorDemand
  /** The address that a code by mail has confirmed; null before that. */
  confirmedEmail?: string | null
}

type StaffClaims = Parameters<typeof userOf>[0] & {
  email_verified?: unknown
  firebase?: { sign_in_provider?: unknown } | undefined
}

/**
 * The caller, whose role counts only after a sign-in with a password, a confirmed e-mail address, and the second factor
 * where there is one or the settings demand one. Until then they are a customer, and `withheld` says what is missing. The
 * provider's own second factor does not count: whoever knows a password can enroll one (docs/decisions/0070).
 */
export function callerFrom(claims: StaffClaims, standing: StaffStanding): ShopUser {
  const user = userOf(claims, standing.entry, standing.confirmedEmail)
  if (!user.role) return user
  const { role, ...person } = user
  const customer = { ...person, isAdmin: false }
  // anonymous, phone, Google, custom tokens: nobody of the staff signs in that way
  if (claims.firebase?.sign_in_provider !== 'password') return customer
  const withheld: Withheld | null = claims.email_verified !== true ? 'address' : missingFactor(standing, role)
  return withheld ? { ...customer, withheld } : user
}

function missingFactor(
  { hasFactor, isConfirmed, demand }: StaffStanding,
  role: NonNullable<ShopUser['role']>,
) {
  if (hasFactor) return isConfirmed ? null : 'code'
  return isFactorDemanded(demand, role) ? 'enrollment' : null
}
