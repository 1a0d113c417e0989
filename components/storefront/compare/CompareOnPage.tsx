'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { type Chosen, chosenPath } from '@/lib/storefront/compare/chosen'
import { CompareToggle } from './CompareToggle'
import { useChosen } from './use-chosen'

/** On a product's page: adds it to the comparison, and leads there. */
export function CompareOnPage(product: Chosen) {
  const t = useTranslations('compareBar')
  const locale = useLocale()
  const chosen = useChosen()
  return (
    <p className="flex flex-wrap items-center gap-x-5 print:hidden">
      <CompareToggle {...product} className="prose-link min-h-touch font-semibold" />
      {chosen.length > 0 ? (
        <Link
          href={localePath(locale, chosenPath(chosen))}
          className="prose-link inline-flex min-h-touch items-center"
        >
          {t('open', { count: chosen.length })}
        </Link>
      ) : null}
    </p>
  )
}
