import { type Locale, localePath, splitLocale } from '@/lib/platform/i18n/routing'
import type { ShopUser } from './user'

/** A placeholder for the shop's own origin; no path can name it by accident. */
const HERE = 'https://shop.invalid'
/** A sign-in must not lead back to these pages, which would be a loop, nor to calls, which are not pages. */
const notADestination = /^\/(signIn|registration|login|reset-password|api)(\/|$)/i

/** The path to continue with after signing in; null where `wanted` is unsafe or would be read as another host. */
export function safeNext(wanted: string | null | undefined): string | null {
  if (!wanted || wanted.length > 2_000) return null
  // Browsers read a backslash as a slash, and drop tabs and line breaks inside an address.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused here
  if (!/^\/(?!\/)/.test(wanted) || /[\\\u0000-\u001f\u007f]/.test(wanted)) return null
  if (!URL.canParse(wanted, HERE)) return null
  const url = new URL(wanted, HERE)
  const path = url.pathname + url.search + url.hash
  // '/.//host' becomes '//host' when its dot is resolved.
  if (url.origin !== HERE || path.startsWith('//')) return null
  return notADestination.test(splitLocale(url.pathname).path) ? null : path
}

export type Detour = {
  /** The path to go on to after signing in; null for a visitor who opened the sign-in by themselves. */
  next: string | null
}

export const detourOf = (search: string): Detour => ({
  next: safeNext(new URLSearchParams(search).get('next')),
})

/** Where a detour ends: at the page that asked for it, or else at `otherwise`, a path without its language. */
export const destinationOf = (detour: Detour, locale: Locale, otherwise: string): string =>
  detour.next ?? localePath(locale, otherwise)

/** The page to open after signing in: where none asked, the administration for the staff, whose role may be withheld. */
export const arrivalOf = (
  { next }: Detour,
  user: Pick<ShopUser, 'isAdmin' | 'withheld'> | null,
  { locale, destination }: { locale: Locale; destination: string },
): string => (next === null && (user?.isAdmin || user?.withheld) ? localePath(locale, '/admin') : destination)

/** Address of another page of the same detour, from signing in to registering for example. */
export const withDetour = (path: string, { next }: Detour): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path
