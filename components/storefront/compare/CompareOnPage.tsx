'use client'

import { useTranslations } from 'next-intl'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { CompareToggle } from '@/components/storefront/chosen/CompareToggle'
import { useChosen } from '@/components/storefront/chosen/use-chosen'
import { type Chosen, chosenPath } from '@/lib/storefront/compare/chosen'

export function CompareOnPage(product: Chosen) {
  const t = useTranslations('compareBar')
  const chosen = useChosen()
  return (
    <p className="flex flex-wrap items-center gap-x-5 print:hidden">
      <CompareToggle {...product} className="prose-link min-h-touch font-semibold" />
      {chosen.length > 0 ? (
        <ShopLink path={chosenPath(chosen)} className="prose-link inline-flex min-h-touch items-center">
          {t('open', { count: chosen.length })}
        </ShopLink>
      ) : null}
    </p>
  )
}
