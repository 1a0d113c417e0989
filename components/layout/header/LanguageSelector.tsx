'use client'

import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, useEffect } from 'react'
import { Disclosure } from '@/components/layout/Disclosure'
import { Icon } from '@/components/layout/Icon'
import { classes } from '@/components/ui/classes'
import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { forgottenTarget } from '@/lib/platform/i18n/negotiation'
import {
  isLocale,
  LOCALE_KEY,
  type Locale,
  languageName,
  localePath,
  locales,
  splitLocale,
} from '@/lib/platform/i18n/routing'

const YEAR_S = 365 * 24 * 60 * 60

function rememberLanguage(locale: Locale) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${LOCALE_KEY}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`
  browserStorage.setItem(LOCALE_KEY, locale)
}

/** The chosen language that is still in the browser's storage although the cookie for the server is gone. */
function forgotten(): Locale | undefined {
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LOCALE_KEY}=`))) return undefined
  const stored = browserStorage.getItem(LOCALE_KEY)
  return isLocale(stored) ? stored : undefined
}

/** Whether the server redirected the visit to this address by the browser's language. */
function isRedirected(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.redirectCount > 0
}

/** Plain links to the same page in each language; with JavaScript they keep the query and remember the choice. */
export function LanguageSelector() {
  const t = useTranslations('layout')
  const current = useLocale()
  useEffect(() => {
    const chosen = forgotten()
    if (!chosen) return
    rememberLanguage(chosen)
    // a browser that keeps no cookie would be redirected for ever
    if (forgotten() !== undefined) return
    const target = forgottenTarget(chosen, window.location.pathname, isRedirected())
    if (target) window.location.replace(target + window.location.search + window.location.hash)
  }, [])
  const { path } = splitLocale(usePathname())
  const choose = (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    rememberLanguage(locale)
    event.currentTarget.href = localePath(locale, path) + window.location.search + window.location.hash
  }
  return (
    <Disclosure
      label={`${current.toUpperCase()}, ${t('language')}: ${languageName[current]}`}
      summaryClassName="flex h-11 min-w-11 items-center justify-center gap-1 rounded px-2 font-medium hover:bg-face"
      summary={
        <>
          {current.toUpperCase()}
          <Icon name="down" className="hidden size-4 sm:block" />
        </>
      }
    >
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={localePath(locale, path)}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => choose(event, locale)}
              className={classes('unfolded-line', locale === current && 'text-signal')}
            >
              {languageName[locale]}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
