import { getTranslations } from 'next-intl/server'
import { DetailsPage } from '@/components/customers/account/details/DetailsPage'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('details')
  return pageMetadata({
    path: '/details',
    title: t('metaTitle'),
    description: t('metaDescription'),
    hidden: true,
  })
}

export default async function Details() {
  const t = await getTranslations('details')
  return (
    <PageContainer tall>
      <PageHead title={t('title')} />
      <ClientMessages
        groups={[
          'details',
          'countries',
          'guest',
          'sessions',
          'verification',
          'deletion',
          'passwordChange',
          'signIn',
          'registration',
          'errors.shop',
        ]}
      >
        <DetailsPage />
      </ClientMessages>
    </PageContainer>
  )
}
