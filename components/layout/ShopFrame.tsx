import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageCompanions } from '@/components/customers/account/PageCompanions'
import { ContactButton } from '@/components/layout/footer/ContactButton'
import { SiteFooter } from '@/components/layout/footer/SiteFooter'
import { SiteHeader } from '@/components/layout/header/SiteHeader'
import { NewPageFocus } from '@/components/layout/NewPageFocus'
import { OrderPauseNotice } from '@/components/layout/OrderPauseNotice'
import { SkipLink } from '@/components/layout/SkipLink'
import { CompareDock } from '@/components/storefront/compare/CompareDock'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

/** What stands around every page of the shop. */
export async function ShopFrame({ children }: { children: ReactNode }) {
  const t = await getTranslations('layout')
  return (
    <>
      <SkipLink to="content">{t('skip')}</SkipLink>
      <SiteHeader />
      <NewPageFocus />
      <main id="content" tabIndex={-1} className="page-body">
        <OrderPauseNotice />
        {children}
      </main>
      <SiteFooter />
      <aside aria-label={t('contactUs')} className="dock">
        <ContactButton />
        <ClientMessages groups={['compareBar']}>
          <CompareDock />
        </ClientMessages>
        <PageCompanions />
      </aside>
    </>
  )
}
