import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageCompanions } from '@/components/customers/account/PageCompanions'
import { ContactButton } from '@/components/layout/footer/ContactButton'
import { SiteFooter } from '@/components/layout/footer/SiteFooter'
import { SiteHeader } from '@/components/layout/header/SiteHeader'
import { SkipLink } from '@/components/layout/links/SkipLink'
import { NewPageFocus } from '@/components/layout/NewPageFocus'
import { PageContainer } from '@/components/layout/PageContainer'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { CompareDock } from '@/components/storefront/compare/CompareDock'
import { Notice } from '@/components/ui/Notice'
import { formatDate } from '@/lib/sales/orders/dates'
import { orderPause } from '@/lib/shop/settings/load'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'

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

/** Announces on every page of the shop that no orders are taken for now, before somebody fills a cart. */
async function OrderPauseNotice() {
  const locale = await pageLocale()
  const pause = orderPause()
  if (!pause) return null
  const t = await getTranslations('orderPause')
  const { note, reopensOn } = pause
  return (
    <PageContainer className="pt-4 print:hidden">
      <Notice title={t('title')}>
        <Paragraphs text={note[locale] || t('note')} />
        {reopensOn ? <p>{t('until', { date: formatDate(`${reopensOn}T12:00Z`, locale) })}</p> : null}
      </Notice>
    </PageContainer>
  )
}
