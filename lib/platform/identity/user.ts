import type { Role } from './roles'

/** The caller, read from a verified token, never from unverified parts of the request. */
export type ShopUser = {
  /** Firebase uid */
  uid: string
  /** Display name; the e-mail when there is none. */
  name: string
  email: string
  /** Whether a mail to it has confirmed that the address is theirs, as far as the token knows. */
  isEmailConfirmed?: boolean
  /** Whether they are of the staff, in whatever role. */
  isAdmin: boolean
  /** Only of the staff. */
  role?: Role
  /** Only of the staff whose role does not count yet: what is missing for it. */
  withheld?: Withheld
}

/** A confirmed e-mail address, a code of the second factor, or a second factor, which the settings demand. */
export type Withheld = 'address' | 'code' | 'enrollment'

/** What the shop's own table says of a member of the staff. */
export type StaffEntry = { role: Role; isRemoved: boolean }

/**
 * The caller from the claims of a verified token. The shop's table decides where it names the account; otherwise the
 * administrator's claim alone makes an owner, so that nobody is locked out.
 */
export function userOf(
  claims: { uid: string; name?: unknown; email?: unknown; email_verified?: unknown; admin?: unknown },
  entry: StaffEntry | null,
): ShopUser {
  const email = typeof claims.email === 'string' ? claims.email : ''
  const name = typeof claims.name === 'string' && claims.name.trim() ? claims.name : email
  const role = entry ? roleOf(entry) : claims.admin === true ? 'owner' : undefined
  return {
    uid: claims.uid,
    name,
    email,
    ...(email && claims.email_verified === true ? { isEmailConfirmed: true } : {}),
    isAdmin: role !== undefined,
    ...(role ? { role } : {}),
  }
}

const roleOf = ({ role, isRemoved }: StaffEntry): Role | undefined => (isRemoved ? undefined : role)
