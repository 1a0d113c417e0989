import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { CartPage } from '@/components/sales/cart/CartPage'
import { PaidNotice } from '@/components/sales/payments/PaidNotice'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { offeredText } from '@/lib/sales/payment-ways/cached'
import { wordedMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const generateMetadata = () =>
  wordedMetadata('/cart', 'cartPage.metaTitle', 'cartPage.lead', { hidden: true })

export default async function Cart() {
  const t = await getTranslations('cartPage')
  const delivery = await cachedDelivery()
  return (
    <PageContainer tall>
      <PageHead title={t('title')} />
      <ClientMessages
        groups={[
          'cartPage',
          'card',
          'guaranteeNotice',
          'guest',
          'payment',
          'orders.arrivals',
          'productTitle',
          'signIn',
          'errors.shop',
          'myCar',
          'fitment.short',
          ...(delivery ? (['countries'] as const) : []),
        ]}
      >
        {/* The paid order's id is in the query string, which only the browser knows on a static page. */}
        <Suspense>
          <PaidNotice />
        </Suspense>
        <CartPage delivery={delivery} payments={await offeredText()} />
      </ClientMessages>
    </PageContainer>
  )
}
