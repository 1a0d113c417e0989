import 'server-only'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'
import { localePath } from '@/lib/platform/i18n/routing'
import { mayOpen, securityPage } from '@/lib/platform/identity/admin-pages'
import { type Area, can, type Role } from '@/lib/platform/identity/roles'
import { callerOf } from '@/lib/platform/identity/session/session'
import type { ShopUser } from '@/lib/platform/identity/user'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The user of the request; null for a visitor. */
const currentUser = cache(async (): Promise<ShopUser | null> => {
  // a session ends with time, so this must not be prerendered
  await connection()
  // id tokens are for calls; pages accept only the session cookie
  const cookie = (await headers()).get('cookie') ?? ''
  const caller = await callerOf(new Headers({ cookie }), { revoked: false })
  return caller?.user ?? null
})

/**
 * The member of the staff who asks for a page. A visitor is redirected to sign in, and a user whose role does not count yet
 * to `securityPage`; both come back to `path`. Everybody else who may not open the page gets 404. Pages call this and not
 * their layout, because Next does not render a layout at every navigation.
 */
export async function adminOrLeave(path: string): Promise<ShopUser> {
  const user = await currentUser()
  if (!user) return detour('/signIn', path)
  if (user.withheld) return path === securityPage ? user : detour(securityPage, path)
  if (!mayOpen(user.role, path)) notFound()
  return user
}

async function detour(to: string, path: string): Promise<never> {
  const locale = await pageLocale()
  redirect(`${localePath(locale, to)}?next=${encodeURIComponent(localePath(locale, path))}`)
}

export const currentRole = async (): Promise<Role | undefined> => (await currentUser())?.role

/** Whether the user's role may change something in an area. */
export const mayChange = async (area: Area): Promise<boolean> => can(await currentRole(), 'change', area)

/** Whether the user's role may open a page of the administration. */
export const maySee = async (path: string): Promise<boolean> => mayOpen(await currentRole(), path)
