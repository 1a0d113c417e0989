import 'server-only'
import type { NextRequest } from 'next/server'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'

/** The target of a form without JavaScript: leads to the page whose path `pathOf` makes of the form's address. */
export const formTarget =
  (pathOf: (address: URL) => string | Promise<string>) =>
  async ({ nextUrl }: NextRequest): Promise<Response> => {
    const { locale } = splitLocale(nextUrl.pathname)
    const location = localePath(locale, await pathOf(nextUrl))
    return new Response(null, { status: 303, headers: { location } })
  }
