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
  /** Signed in anonymously: a visitor who orders without an account, and never one of the staff. */
  isGuest?: boolean
  /** The address that a code by mail has confirmed, of who ordered without an account. Limits count by it. */
  confirmedEmail?: string
  /** Whether they are of the staff, in whatever role. */
  isAdmin: boolean
  /** Only of the staff. */
  role?: Role
  /** What a member of the staff must still do before their role counts; undefined for all others. */
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
  claims: {
    uid: string
    name?: unknown
    email?: unknown
    email_verified?: unknown
    admin?: unknown
    firebase?: { sign_in_provider?: unknown } | undefined
  },
  entry: StaffEntry | null,
  confirmedEmail: string | null = null,
): ShopUser {
  const isGuest = claims.firebase?.sign_in_provider === 'anonymous'
  const ownEmail = typeof claims.email === 'string' ? claims.email : ''
  const email = ownEmail || (isGuest && confirmedEmail) || ''
  const isEmailConfirmed =
    email !== '' &&
    ((ownEmail !== '' && claims.email_verified === true) || email.toLowerCase() === confirmedEmail)
  const name = typeof claims.name === 'string' && claims.name.trim() ? claims.name : email
  const role = entry ? roleOf(entry) : claims.admin === true ? 'owner' : undefined
  return {
    uid: claims.uid,
    name,
    email,
    ...(isEmailConfirmed ? { isEmailConfirmed } : {}),
    ...(isGuest ? { isGuest } : {}),
    ...(confirmedEmail ? { confirmedEmail } : {}),
    isAdmin: role !== undefined,
    ...(role ? { role } : {}),
  }
}

const roleOf = ({ role, isRemoved }: StaffEntry): Role | undefined => (isRemoved ? undefined : role)
