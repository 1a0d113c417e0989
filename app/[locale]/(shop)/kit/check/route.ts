import type { NextRequest } from 'next/server'
import { kitPath, readKitQuery } from '@/lib/fitment/kit-check/address'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'

/** The target of the kit's form without JavaScript: leads to the address of the answer. */
export function GET(request: NextRequest) {
  const { locale } = splitLocale(request.nextUrl.pathname)
  const { fields } = readKitQuery(request.nextUrl.search.slice(1))
  return new Response(null, { status: 303, headers: { location: localePath(locale, kitPath(fields)) } })
}
