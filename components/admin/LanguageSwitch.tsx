'use client'

import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { defaultLocale, type Locale, languageName, locales } from '@/lib/platform/i18n/routing'

type Props = {
  current: Locale
  isWritten: (locale: Locale) => boolean
  onChoose: (locale: Locale) => void
}

/** Switches the language whose texts are edited, and marks those that have texts. */
export function LanguageSwitch({ current, isWritten, onChoose }: Props) {
  const t = useTranslations('languages')
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('legend')}</legend>
      <div className="flex flex-wrap gap-2">
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            aria-pressed={locale === current}
            onClick={() => onChoose(locale)}
            className={classes(
              'min-h-touch rounded px-4 font-semibold',
              locale === current ? 'bg-type text-ground' : 'text-type inset-ring inset-ring-edge',
            )}
          >
            <span lang={locale}>{languageName[locale]}</span>{' '}
            <span className="text-sm font-normal">{t(isWritten(locale) ? 'written' : 'missing')}</span>
          </button>
        ))}
      </div>
      {current === defaultLocale || isWritten(current) ? null : (
        <p className="mt-2 text-sm text-soft">{t('missingHint')}</p>
      )}
    </fieldset>
  )
}
