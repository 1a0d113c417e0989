import { getTranslations } from 'next-intl/server'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ContactFacts } from '@/components/site/pages/ContactFacts'
import { ContactForm } from '@/components/site/pages/ContactForm'
import { ShopMap } from '@/components/site/pages/ShopMap'
import { cachedOfferedPayments } from '@/lib/sales/payments/offered/cached'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { storeJsonLd } from '@/lib/site/structured-data/json-ld'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('contactPage', '/contact')

export default async function ContactPage() {
  const t = await getTranslations()
  return (
    <PageContainer>
      <JsonLd
        documents={[
          storeJsonLd(await cachedOfferedPayments()),
          await breadcrumbsFromHome({ name: t('contactPage.title'), path: '/contact' }),
        ]}
      />
      <PageHead title={t('contactPage.title')} lead={t('contactPage.lead')} />
      <ContactFacts />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <section className="relative">
          <h2 className="mb-5 font-display text-lg font-bold">{t('contactPage.form')}</h2>
          <ClientMessages groups={['contactPage', 'errors.shop', 'productTitle']}>
            <FreshOnVisit>
              <ContactForm />
            </FreshOnVisit>
          </ClientMessages>
        </section>
        <ShopMap />
      </div>
    </PageContainer>
  )
}
