import { type NextRequest, NextResponse } from 'next/server'
import { namesNothing } from '@/lib/office/existing-things'
import { barePage } from '@/lib/platform/http/server/bare-page'
import { languageTarget } from '@/lib/platform/i18n/negotiation'
import { LOCALE_KEY, localePath, splitLocale } from '@/lib/platform/i18n/routing'
import { gate } from '@/lib/platform/identity/gate'

/**
 * Stands in front of as little as it can, because whatever passes through here costs a public page most of its speed:
 * the pages that need a signed-in user, and a visit that wants another language than the unprefixed address has. A
 * visitor whose browser asks for Polish, or who chose it, never meets it. No call of the API does: Next keeps the body
 * of what passes here in memory, and cuts it off at 10 MB without a word.
 *
 * Next reads this list without running it, so a language stands in it as two letters, which no page without one begins with.
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

/** Next would begin to draw the page of a language that there is none of, and fail at it with 500. */
const isAdminOfNoLanguage = (pathname: string) => /^\/[^/]+\/admin(\/|$)/.test(splitLocale(pathname).path)

/** A redirect that no cache keeps: it depends on who asks. */
function leaveFor(path: string, request: NextRequest): Response {
  const response = NextResponse.redirect(new URL(path, request.url), 307)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** What does not exist for this person, and for them alone: a cache that kept it would lock administrators out. */
const hidden = (): Response => barePage(404, 'noSuchPage')

/** What the role of somebody of the staff does not cover; the way on leads to where their work begins. */
function answerForbidden(home: string, request: NextRequest): Response {
  const { locale, path } = splitLocale(request.nextUrl.pathname)
  // the area's own address, which links and bookmarks lead to, is nobody's mistake
  if (/^\/admin\/?$/.test(path)) return leaveFor(home, request)
  return barePage(403, 'notYourRole', { way: { locale, path: home } })
}

/** While the database or the identity provider is away, nobody can tell who asks. */
function closed(): Response {
  const response = barePage(503, 'shopUnavailable')
  response.headers.set('retry-after', '5')
  return response
}

/** What no administrator can see either; the way on leads back to the list that it would stand in. */
function missing(pathname: string): Response {
  const { locale, path } = splitLocale(pathname)
  const list = path.startsWith('/admin/order/') ? '/admin' : path.split('/').slice(0, 3).join('/')
  return barePage(404, 'noSuchPage', { way: { locale, path: localePath(locale, list) } })
}
