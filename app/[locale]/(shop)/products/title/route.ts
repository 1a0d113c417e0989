import type { NextRequest } from 'next/server'
import { titlePath } from '@/lib/catalog/search/address'
import { localePath, splitLocale } from '@/lib/i18n/routing'

/** The target of the header's search form without JavaScript. */
export function GET(request: NextRequest) {
  const { locale } = splitLocale(request.nextUrl.pathname)
  const title = request.nextUrl.searchParams.get('title')?.trim() ?? ''
  const target = localePath(locale, title ? titlePath(title) : '/tires')
  return new Response(null, { status: 303, headers: { location: target } })
}
