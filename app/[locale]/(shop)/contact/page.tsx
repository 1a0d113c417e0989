import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ContactForm } from '@/components/pages/ContactForm'
import { contactGroups } from '@/components/pages/contact-messages'
import { ShopMap } from '@/components/pages/ShopMap'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { JsonLd } from '@/lib/seo/JsonLd'
import { storeJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { trailFromHome } from '@/lib/seo/trail'
import { shop } from '@/lib/shop'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('contactPage')
  return pageMetadata({ path: '/contact', title: t('title'), description: t('metaDescription') })
}

export default async function ContactPage() {
  const t = await getTranslations()
  const { company, hours } = shop
  return (
    <PageContainer>
      <JsonLd
        documents={[storeJsonLd(), await trailFromHome({ name: t('contactPage.title'), path: '/contact' })]}
      />
      <PageHead title={t('contactPage.title')} lead={t('contactPage.lead')} />
      <dl className="grid gap-x-4 gap-y-6 pb-10 min-[24rem]:grid-cols-2 md:gap-x-8 lg:grid-cols-4">
        <Fact name={t('contactPage.phone')}>
          <a href={`tel:${shop.phone.replace(/\s/g, '')}`} className="text-lg font-semibold hover:underline">
            {shop.phone}
          </a>
        </Fact>
        <Fact name={t('contactPage.email')}>
          <a href={`mailto:${shop.email}`} className="prose-link font-semibold">
            {shop.email}
          </a>
        </Fact>
        <Fact name={t('contactPage.address')}>
          {company.name}
          <br />
          {company.street}
          <br />
          {company.postCode} {company.city}
        </Fact>
        <Fact name={t('contactPage.hours')}>
          <span className="font-semibold">
            {t('contactPage.hoursText', { opens: hours.opens, closes: hours.closes })}
          </span>
          <br />
          <span className="text-soft">{t('contactPage.closed')}</span>
        </Fact>
      </dl>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <section className="relative">
          <h2 className="mb-5 font-display text-lg font-bold">{t('contactPage.form')}</h2>
          <ClientMessages groups={['contactPage', 'contact_us', ...contactGroups]}>
            <ContactForm />
          </ClientMessages>
        </section>
        <ShopMap />
      </div>
    </PageContainer>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-type pt-3">
      <dt className="mb-1 text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
