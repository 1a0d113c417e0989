import type { NextRequest } from 'next/server'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { titlePath } from '@/lib/storefront/search/address'

/** The target of the header's search form without JavaScript. */
export function GET(request: NextRequest) {
  const { locale } = splitLocale(request.nextUrl.pathname)
  const title = request.nextUrl.searchParams.get('title')?.trim() ?? ''
  const target = localePath(locale, title ? titlePath(title) : '/tires')
  return new Response(null, { status: 303, headers: { location: target } })
}
