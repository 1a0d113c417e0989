import { getTranslations } from 'next-intl/server'
import { ComplaintFields } from '@/components/customers/complaint/ComplaintFields'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { shop } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('complaint', '/complaint')

/** A complaint about goods: for everybody, with or without an account and JavaScript. */
export default async function ComplaintPage() {
  const t = await getTranslations('complaint')
  return (
    <PageContainer>
      <JsonLd documents={[await breadcrumbsFromHome({ name: t('title'), path: '/complaint' })]} />
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
        <FreshOnVisit>
          <ComplaintFields />
        </FreshOnVisit>
        <section className="grid content-start gap-3">
          <h2 className="font-display text-lg font-bold">{t('rightsTitle')}</h2>
          <Paragraphs text={t('rights', { email: shop.email })} />
        </section>
      </div>
    </PageContainer>
  )
}
