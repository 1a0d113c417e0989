import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Checkout } from '@/components/sales/checkout/Checkout'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { cachedOfferedPayments } from '@/lib/sales/payments/offered/cached'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import { companyPaymentRule, handoversIn, sellsToCompaniesAbroad } from '@/lib/shop/settings/load'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'

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
          'guest',
          'errors.shop',
        ]}
      >
        <FreshOnVisit>
          <Checkout
            payments={await cachedOfferedPayments()}
            delivery={await cachedDelivery()}
            sellsToCompaniesAbroad={sellsToCompaniesAbroad()}
            companyRule={companyPaymentRule()}
            handovers={handoversIn(await pageLocale())}
          />
        </FreshOnVisit>
      </ClientMessages>
    </PageContainer>
  )
}
