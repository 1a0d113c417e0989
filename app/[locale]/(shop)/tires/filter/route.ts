import type { NextRequest } from 'next/server'
import { readQuery, tireQueryString } from '@/lib/catalog/rules'
import { localePath, splitLocale } from '@/lib/i18n/routing'

/** Where the finder's form leads without JavaScript: to the results address that says the same. */
export function GET(request: NextRequest) {
  const { locale, path } = splitLocale(request.nextUrl.pathname)
  const query = tireQueryString(readQuery(request.nextUrl.search))
  const target = localePath(locale, query ? `${path}/${query}` : '/tires')
  return new Response(null, { status: 303, headers: { location: target } })
}
