import { defaultLocale, isLocale, type Locale, localePath, splitLocale } from './routing'

/** The shop's language that the browser prefers (RFC 9110, 12.5.4); undefined when it accepts none of them. */
export function preferredLocale(acceptLanguage: string): Locale | undefined {
  const wishes = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean)
      return { language: tag.split('-')[0]?.toLowerCase(), quality: Number(quality ?? 1), position }
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
  return wishes.map((wish) => wish.language).find(isLocale)
}

/** Where to redirect a request without a language prefix, by the cookie, else the browser's language; null for nowhere. */
export function languageTarget(request: {
  pathname: string
  cookie: string | undefined
  acceptLanguage: string | null
}): string | null {
  const first = request.pathname.split('/')[1]
  if (isLocale(first)) return null
  const locale = isLocale(request.cookie) ? request.cookie : preferredLocale(request.acceptLanguage ?? '')
  if (!locale || locale === defaultLocale) return null
  return localePath(locale, splitLocale(request.pathname).path)
}

/**
 * Where a visit goes whose language the browser remembers, but did not tell the server for want of a cookie. Null when the
 * page is in it, or when the visitor asked for another: only an address without a prefix, or a redirected one, gives way.
 */
export function forgottenTarget(chosen: Locale, pathname: string, isRedirected: boolean): string | null {
  const { locale, path } = splitLocale(pathname)
  if (locale === chosen || (locale !== defaultLocale && !isRedirected)) return null
  return localePath(chosen, path)
}
