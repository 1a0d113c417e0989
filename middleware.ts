import { type NextRequest, NextResponse } from 'next/server'
import { problem } from '@/lib/http/problem'
import { languageTarget } from '@/lib/i18n/negotiation'
import { LOCALE_KEY, splitLocale } from '@/lib/i18n/routing'
import { gate } from '@/lib/identity/gate'
import { orderExists } from '@/lib/orders/queries'

/**
 * Stands in front of as little as it can, because whatever passes through here costs a public page most of its speed:
 * addresses with a percent sign, the pages that need a signed-in user, and a visit that wants another language than
 * the unprefixed address has. A visitor whose browser asks for Polish, or who chose it, never meets it.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/(.*%.*)',
    '/admin/:path*',
    '/create',
    '/CreateOrder',
    '/:locale/admin/:path*',
    '/:locale(en|ru)/create',
    '/:locale(en|ru)/CreateOrder',
    {
      source: '/((?!api/|_next/|media/|en/|ru/|en$|ru$|.*\\..*).*)',
      missing: [{ type: 'cookie', key: 'trakt-locale' }],
      has: [{ type: 'header', key: 'accept-language', value: '(?!pl).*' }],
    },
    {
      source: '/((?!api/|_next/|media/|en/|ru/|en$|ru$|.*\\..*).*)',
      has: [{ type: 'cookie', key: 'trakt-locale', value: '(en|ru)' }],
    },
  ],
}

export default async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  if (isMalformed(new URL(request.url).pathname)) return malformed(pathname)
  if (/^\/(api|_next|media)\//.test(pathname)) return NextResponse.next()

  const verdict = await gate(request.nextUrl, request.headers)
  if (!verdict.pass) return 'hidden' in verdict ? hidden() : leaveFor(verdict.signIn, request)
  if (isAdminOfNoLanguage(pathname)) return hidden()
  if (await namesNoOrder(pathname)) return missing(request)
  const target = languageTarget({
    pathname,
    cookie: request.cookies.get(LOCALE_KEY)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  })
  return target ? leaveFor(target + search, request) : NextResponse.next()
}

/**
 * The page of what does not exist, for an administrator. Next has /_not-found kept for a year whatever headers say
 * otherwise; what leads nowhere it answers with no-store. It may ask itself for that over the network, where it speaks
 * no https, whatever a balancer in front says of the request.
 */
const missing = (request: NextRequest) =>
  NextResponse.rewrite(new URL('/_/nowhere/at/all', request.url.replace(/^https:/, 'http:')))

/** Next would begin to draw the page of a language that there is none of, and fail at it with 500. */
const isAdminOfNoLanguage = (pathname: string) => /^\/(?!(en|ru)\/)[^/]+\/admin(\/|$)/.test(pathname)

/** The page itself has begun to answer, with 200, before it knows that its order does not exist. */
async function namesNoOrder(pathname: string): Promise<boolean> {
  const id = /^\/admin\/order\/([^/]+)(?:\/packing)?\/?$/.exec(splitLocale(pathname).path)?.[1]
  if (!id) return false
  // a database that is out of reach is the page's to tell
  return orderExists(decodeURIComponent(id)).then(
    (exists) => !exists,
    () => false,
  )
}

/** A redirect that no cache keeps: it depends on who asks. */
function leaveFor(path: string, request: NextRequest): Response {
  const response = NextResponse.redirect(new URL(path, request.url), 307)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return false
  } catch {
    return true
  }
}

/** Next answers 500 to an address whose percent-encoding is broken; it is the visitor's, so it is a 400. */
const malformed = (pathname: string): Response =>
  pathname.startsWith('/api/')
    ? problem('bad_request')
    : bare(400, 'Nieprawidłowy adres · Malformed address · Неверный адрес')

/** What does not exist for this person, and for them alone: a cache that kept it would lock administrators out. */
const hidden = (): Response => bare(404, 'Nie ma takiej strony · No such page · Такой страницы нет')

/** A page without the shop around it, for who has no way here from any of its pages. */
function bare(status: number, words: string): Response {
  const body = `<!doctype html><meta charset="utf-8"><title>${status}</title><p>${words}</p><p><a href="/">Trakt 4x4</a></p>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' }
  return new Response(body, { status, headers })
}
