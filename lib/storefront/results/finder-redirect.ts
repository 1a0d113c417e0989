import 'server-only'
import type { NextRequest } from 'next/server'
import type { ProductType } from '@/lib/catalog/product/schema'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { readResults, resultsPath } from './address'

/** Answers a finder's form that was sent without JavaScript: leads to the results address that asks for the same. */
export function redirectToResults(type: ProductType, request: NextRequest): Response {
  const { locale } = splitLocale(request.nextUrl.pathname)
  const { query } = readResults(type, request.nextUrl.search.slice(1))
  return new Response(null, { status: 303, headers: { location: localePath(locale, resultsPath(query)) } })
}
