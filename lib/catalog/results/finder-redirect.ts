import 'server-only'
import type { NextRequest } from 'next/server'
import type { ProductType } from '@/lib/catalog/product/schema'
import { localePath, splitLocale } from '@/lib/i18n/routing'
import { finderPaths, readResults, resultsQueryString } from './address'

/** Where a finder's form leads without JavaScript: to the results address that says the same. */
export function redirectToResults(type: ProductType, request: NextRequest): Response {
  const { locale, path } = splitLocale(request.nextUrl.pathname)
  const query = resultsQueryString(readResults(type, request.nextUrl.search.slice(1)).query)
  const target = localePath(locale, query ? `${path}/${query}` : finderPaths[type])
  return new Response(null, { status: 303, headers: { location: target } })
}
