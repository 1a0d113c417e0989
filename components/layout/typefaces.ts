import type { Locale } from '@/lib/platform/i18n/routing'

const latin = [
  new URL('./typefaces/onest.p.woff2', import.meta.url),
  new URL('./typefaces/unbounded.p.woff2', import.meta.url),
]
const cyrillic = [
  new URL('./typefaces/onest-cyrillic.woff2', import.meta.url),
  new URL('./typefaces/unbounded-cyrillic.woff2', import.meta.url),
]

/** The files of typefaces.css that every page of a language needs; figures and brands are in Latin. */
const files: Record<Locale, URL[]> = { pl: latin, en: latin, ru: [...cyrillic, ...latin] }

/** The addresses of these files, which a page preloads before its styles arrive. */
export const typefacesOf = (locale: Locale): string[] => files[locale].map(({ pathname }) => pathname)
