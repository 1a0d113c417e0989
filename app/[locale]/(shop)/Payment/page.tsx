import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { PaymentPage, PaymentSkeleton } from '@/components/sales/payments/PaymentPage'
import { wordedMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const generateMetadata = () =>
  wordedMetadata('/Payment', 'payment.metaTitle', 'payment.text', { hidden: true })

export default async function Payment() {
  const t = await getTranslations('payment')
  return (
    <PageContainer tall>
      <div className="mx-auto max-w-xl pb-16">
        <PageHead title={t('title')} lead={t('text')} />
        <ClientMessages groups={['payment', 'errors.shop']}>
          {/* The order's id is in the query string, which only the browser knows on a static page. */}
          <Suspense fallback={<PaymentSkeleton label={t('loading')} />}>
            <PaymentPage />
          </Suspense>
        </ClientMessages>
      </div>
    </PageContainer>
  )
}
