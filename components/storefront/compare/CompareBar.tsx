'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { splitLocale } from '@/lib/platform/i18n/routing'
import { type Chosen, chosenPath, clearChosen } from '@/lib/storefront/compare/chosen'

/** Pages of an order, whose content the bar must not cover. */
const buyingPaths = ['/cart', '/CreateOrder', '/Payment']

/** The bar in the dock at the lower edge; hidden on a phone's product page, which has its buy bar there. */
export function CompareBar({ chosen }: { chosen: readonly Chosen[] }) {
  const t = useTranslations('compareBar')
  const { path } = splitLocale(usePathname())
  if (buyingPaths.includes(path)) return null
  return (
    <section
      data-compare-bar=""
      aria-label={t('title')}
      className="on-dark border-t border-edge bg-ink print:hidden [html:has([data-buy-bar])_&]:max-md:hidden [html:has([data-compare])_&]:hidden"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-2 md:px-8">
        <p className="min-w-0 flex-1 truncate text-sm max-md:hidden">
          {chosen.map(({ name }) => name).join(' · ')}
        </p>
        <button type="button" onClick={clearChosen} className="prose-link min-h-touch text-sm">
          {t('clear')}
        </button>
        <ShopButton path={chosenPath(chosen)} look="signal">
          {t('open', { count: chosen.length })}
        </ShopButton>
      </div>
    </section>
  )
}
