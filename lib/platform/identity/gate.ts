import 'server-only'
import { ShopError } from '@/lib/platform/errors'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { adminHome, mayOpen, securityPage } from '@/lib/platform/identity/admin-pages'
import { callerOf } from '@/lib/platform/identity/session/session'

export const isAdminPath = (path: string): boolean => /^\/(admin|create)(\/|$)/i.test(path)

/** Whether a visitor is sent to sign in before anything of this path is rendered. */
export const needsSignIn = (path: string): boolean => /^\/CreateOrder(\/|$)/.test(path)

type AccessDecision =
  | { pass: true }
  | { pass: false; signIn: string }
  | { pass: false; hidden: true }
  | { pass: false; home: string }
  | { pass: false; unavailable: true }

/**
 * The first access check of pages that need a signed-in user; every page and handler checks again. For a customer the
 * administration answers 404; another role is shown the way to its own pages; whose role does not count yet types a code or
 * enrolls a factor first. When the session cannot be checked, the administration is closed.
 */
export async function gate(url: URL, headers: Headers): Promise<AccessDecision> {
  const { locale, path } = splitLocale(url.pathname)
  const admin = isAdminPath(path)
  if (!admin && !needsSignIn(path)) return { pass: true }
  // Pages accept the session cookie only; bearer tokens are for calls.
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
  if (!admin) return { pass: true }
  const { isAdmin, role, withheld } = caller.user
  if (withheld) {
    const here = localePath(locale, securityPage)
    if (path.replace(/\/$/, '') === securityPage) return { pass: true }
    return { pass: false, signIn: `${here}?next=${encodeURIComponent(url.pathname + url.search)}` }
  }
  if (!isAdmin) return { pass: false, hidden: true }
  return mayOpen(role, path) ? { pass: true } : { pass: false, home: localePath(locale, adminHome(role)) }
}
