import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { localePath, splitLocale } from '@/lib/i18n/routing'
import { callerOf } from '@/lib/identity/session/session'

/** Paths, without their language, that belong to administrators. */
export const isAdminPath = (path: string): boolean => /^\/(admin|create)(\/|$)/i.test(path)

/** Paths that a visitor leaves for the sign-in page before anything is rendered. */
export const needsSignIn = (path: string): boolean => /^\/CreateOrder(\/|$)/.test(path)

type AccessDecision =
  | { pass: true }
  | { pass: false; signIn: string }
  | { pass: false; hidden: true }
  | { pass: false; unavailable: true }

/**
 * The first fence of the pages that need a signed-in user; every page and handler behind it checks for itself again.
 * A visitor is sent to sign in and comes back afterwards; to a customer the administrator's area does not exist. While
 * nobody can tell who asks, the administrator's area is closed, and the checkout tells of the outage itself.
 */
export async function gate(url: URL, headers: Headers): Promise<AccessDecision> {
  const { locale, path } = splitLocale(url.pathname)
  const admin = isAdminPath(path)
  if (!admin && !needsSignIn(path)) return { pass: true }
  // an id token belongs to calls, not to pages
  const cookies = new Headers({ cookie: headers.get('cookie') ?? '' })
  const caller = await callerOf(cookies, { revoked: false }).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'unavailable') return 'unavailable' as const
    throw error
  })
  if (caller === 'unavailable') return admin ? { pass: false, unavailable: true } : { pass: true }
  if (!caller) {
    const door = localePath(locale, admin ? '/signIn' : '/login')
    return { pass: false, signIn: `${door}?next=${encodeURIComponent(url.pathname + url.search)}` }
  }
  return !admin || caller.user.isAdmin ? { pass: true } : { pass: false, hidden: true }
}
