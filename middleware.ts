import { type NextRequest, NextResponse } from 'next/server'
import { namesNothing } from '@/lib/office/existing-things'
import { barePage } from '@/lib/platform/http/server/bare-page'
import { languageTarget } from '@/lib/platform/i18n/negotiation'
import { LOCALE_KEY, localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { gate } from '@/lib/platform/identity/gate'

// Next 16 deprecates this file's name in favor of proxy.ts; it stays, since the owner lists middleware.ts among the top-level files.

/**
 * Matches only pages that need a signed-in user, and visits that want another language than the unprefixed address has: a
 * public page that passes through the middleware loses most of its speed. A visitor whose browser asks for Polish, or who
 * chose Polish, is not matched. Calls of the API are not matched either: Next keeps the body of a matched request in memory,
 * and cuts it off at 10 MB without an error.
 *
 * Next reads this list without running it, so a language stands in it as two letters; no page without a language begins with two.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin/:path*',
    '/create',
    '/CreateOrder',
    '/:locale((?!(?:api|_next|media)/)[^/]+)/admin/:path*',
    '/:locale([a-z]{2})/create',
    '/:locale([a-z]{2})/CreateOrder',
    {
      source: '/((?!(?:api|_next|media|[a-z]{2})(?:/|$)|.*\\..*).*)',
      missing: [{ type: 'cookie', key: 'trakt-locale' }],
      has: [{ type: 'header', key: 'accept-language', value: '(?!pl(?:-[a-zA-Z0-9]+)?(?:,|$)).*' }],
    },
    {
      source: '/((?!(?:api|_next|media|[a-z]{2})(?:/|$)|.*\\..*).*)',
      has: [{ type: 'cookie', key: 'trakt-locale', value: '(?!pl$)[a-z]{2}' }],
    },
  ],
}

export default async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  const verdict = await gate(request.nextUrl, request.headers)
  if (!verdict.pass) {
    if ('unavailable' in verdict) return closed()
    if ('home' in verdict) return answerForbidden(verdict.home, request)
    return 'hidden' in verdict ? hidden() : leaveFor(verdict.signIn, request)
  }
  if (isAdminOfNoLanguage(pathname)) return hidden()
  if (await namesNothing(splitLocale(pathname).path)) return missing(pathname)
  const target = languageTarget({
    pathname,
    cookie: request.cookies.get(LOCALE_KEY)?.value,
    acceptLanguage: request.headers.get('accept-language'),
  })
  return target ? leaveFor(target + search, request) : NextResponse.next()
}

/** `/xx/admin` for a language that the shop does not have: Next would begin to render the page, and answer 500. */
const isAdminOfNoLanguage = (pathname: string) => /^\/[^/]+\/admin(\/|$)/.test(splitLocale(pathname).path)

/** A redirect that no cache keeps, since it depends on the visitor. */
function leaveFor(path: string, request: NextRequest): Response {
  const response = NextResponse.redirect(new URL(path, request.url), 307)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** A 404 for this visitor alone: a cache that kept it would lock administrators out. */
const hidden = (): Response => barePage(404, 'noSuchPage')

/** A page that the role of a member of the staff does not cover; the link leads to the first page that the role opens. */
function answerForbidden(home: string, request: NextRequest): Response {
  const { locale, path } = splitLocale(request.nextUrl.pathname)
  // Links and bookmarks lead to `/admin` itself, so it redirects without a word.
  if (/^\/admin\/?$/.test(path)) return leaveFor(home, request)
  return barePage(403, 'notYourRole', { way: { locale, path: home } })
}

/** While the database or the identity provider does not answer, the visitor cannot be identified. */
function closed(): Response {
  const response = barePage(503, 'shopUnavailable')
  response.headers.set('retry-after', '5')
  return response
}

/** A record that does not exist for administrators either; the link leads back to the list of its kind. */
function missing(pathname: string): Response {
  const { locale, path } = splitLocale(pathname)
  const list = path.startsWith('/admin/order/') ? '/admin' : path.split('/').slice(0, 3).join('/')
  return barePage(404, 'noSuchPage', { way: { locale, path: localePath(locale, list) } })
}
