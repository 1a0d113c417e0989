import type { NextRequest } from 'next/server'
import { isToolName, TOOLS_PATH, toolPath } from '@/lib/fitment/tools/address'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'

/** The target of every tool's form without JavaScript: leads to the address of the answer. */
export function GET(request: NextRequest) {
  const { locale } = splitLocale(request.nextUrl.pathname)
  const { tool, ...values } = Object.fromEntries(request.nextUrl.searchParams)
  const target = localePath(locale, isToolName(tool) ? toolPath(tool, values) : TOOLS_PATH)
  return new Response(null, { status: 303, headers: { location: target } })
}
