import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { callerOf } from '@/lib/identity/session/session'
import type { ShopUser } from '@/lib/identity/user'

/**
 * The administrator who asks for a page. A visitor is sent to sign in and comes back to `path`; to a customer the page
 * does not exist. Every page of the area asks for itself: a layout is not rendered anew on every navigation.
 */
export async function adminOrLeave(path: string): Promise<ShopUser> {
  // a session ends with time, so this must not be prerendered
  await connection()
  // id tokens are for calls; pages accept only the session cookie
  const cookie = (await headers()).get('cookie') ?? ''
  const caller = await callerOf(new Headers({ cookie }), { revoked: false })
  if (!caller) {
    const locale = await pageLocale()
    redirect(`${localePath(locale, '/signIn')}?next=${encodeURIComponent(localePath(locale, path))}`)
  }
  if (!caller.user.isAdmin) notFound()
  return caller.user
}
