/** The shop's languages. Polish pages have no prefix; the others start with their language. */
export const locales = ['pl', 'en', 'ru'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'pl'
/** The languages other than Polish: texts of the staff may be translated into them. */
export type Translation = Exclude<Locale, 'pl'>
export const isTranslation = (locale: Locale): locale is Translation => locale !== defaultLocale
// the mark lets browsers leave it out
export const translations = /* @__PURE__ */ locales.filter(isTranslation)

/** Cookie and local-storage key that store the visitor's choice. */
export const LOCALE_KEY = 'trakt-locale'

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

export const perLocale = <Value>(of: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, Value>

/** The language that a stored or received text names, Polish where it names none. */
export const localeOf = (text: string | undefined): Locale => (isLocale(text) ? text : defaultLocale)

/** Address of an unprefixed path in a language: `('en', '/cart')` is `/en/cart`, `('pl', '/cart')` is `/cart`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (first === defaultLocale || !isLocale(first)) return { locale: defaultLocale, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}

export const languageName: Record<Locale, string> = { pl: 'Polski', en: 'English', ru: 'Русский' }

/** BCP 47 tags for `Intl`. */
export const languageTag: Record<Locale, string> = { pl: 'pl-PL', en: 'en-US', ru: 'ru-RU' }

/** What begins the decimals of a number. */
export const decimalSign: Record<Locale, string> = { pl: ',', en: '.', ru: ',' }
