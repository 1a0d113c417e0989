import { getTranslations } from 'next-intl/server'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ContactFacts } from '@/components/pages/ContactFacts'
import { ContactForm } from '@/components/pages/ContactForm'
import { ShopMap } from '@/components/pages/ShopMap'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { cachedOfferedPayments } from '@/lib/payments/offered/cached'
import { groupMetadata } from '@/lib/seo/metadata'
import { breadcrumbsFromHome } from '@/lib/seo/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/seo/structured-data/JsonLd'
import { storeJsonLd } from '@/lib/seo/structured-data/json-ld'

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
          <ClientMessages groups={['contactPage', 'errors.shop']}>
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
