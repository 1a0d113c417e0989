import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Checkout } from '@/components/checkout/Checkout'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { cachedDelivery } from '@/lib/delivery/cached'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { cachedOfferedPayments } from '@/lib/payments/offered/cached'
import { pageMetadata } from '@/lib/seo/metadata'
import { sellsToCompaniesAbroad } from '@/lib/settings/load'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('checkout')
  return pageMetadata({
    path: '/CreateOrder',
    title: t('metaTitle'),
    description: t('metaDescription'),
    hidden: true,
  })
}

export default async function CreateOrder() {
  const t = await getTranslations('checkout')
  return (
    <PageContainer tall>
      <PageHead title={t('title')} />
      <ClientMessages
        groups={[
          'checkout',
          'cartPage',
          'card',
          'productTitle',
          'orders',
          'countries',
          'rulesModal',
          'guaranteeNotice',
          'errors.shop',
        ]}
      >
        <FreshOnVisit>
          <Checkout
            payments={await cachedOfferedPayments()}
            delivery={await cachedDelivery()}
            sellsToCompaniesAbroad={sellsToCompaniesAbroad()}
          />
        </FreshOnVisit>
      </ClientMessages>
    </PageContainer>
  )
}
