import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { OrdersPage, OrdersSkeleton } from '@/components/sales/orders/list/OrdersPage'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders')
  return pageMetadata({ path: '/orders', title: t('metaTitle'), description: t('signInText'), hidden: true })
}

export default async function Orders() {
  const t = await getTranslations('orders')
  return (
    <PageContainer tall>
      <PageHead title={t('title')} />
      <ClientMessages groups={['orders', 'countries', 'guest', 'payment', 'signIn', 'errors.shop']}>
        {/* The id of the new order is in the query string, which only the browser knows on a static page. */}
        <Suspense fallback={<OrdersSkeleton label={t('loading')} />}>
          <OrdersPage />
        </Suspense>
      </ClientMessages>
    </PageContainer>
  )
}
