import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageCompanions } from '@/components/account/PageCompanions'
import { CompareDock } from '@/components/catalog/compare/CompareDock'
import { SiteFooter } from '@/components/layout/footer/SiteFooter'
import { SiteHeader } from '@/components/layout/header/SiteHeader'
import { ClientMessages } from '@/lib/i18n/ClientMessages'

/** What stands around every page of the shop. */
export async function ShopFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations('layout')
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded focus:bg-signal focus:px-4 focus:py-3 focus:font-semibold focus:text-ink"
      >
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 pb-16 focus-visible:outline-none">
        {children}
      </main>
      <SiteFooter />
      <ClientMessages groups={['compareBar']}>
        <CompareDock />
      </ClientMessages>
      <PageCompanions />
    </>
  )
}
