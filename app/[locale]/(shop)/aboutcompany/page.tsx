import { getTranslations } from 'next-intl/server'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { RetreadSection } from '@/components/site/pages/RetreadSection'
import { Heading } from '@/components/ui/Heading'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { weekText } from '@/lib/platform/opening-hours'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { cachedOfferedPayments } from '@/lib/sales/payment-ways/cached'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { storeJsonLd } from '@/lib/site/structured-data/json-ld'

const columns = ['who', 'what', 'where'] as const

export const generateMetadata = () => groupMetadata('aboutCompany', '/aboutcompany')

export default async function AboutCompanyPage() {
  const t = await getTranslations()
  const locale = await pageLocale()
  const values = {
    address: typeset(shopAddress(), defaultLocale),
    hours: weekText(shop.hours.week, locale),
  }
  return (
    <>
      <JsonLd
        documents={[
          storeJsonLd(await cachedOfferedPayments()),
          await breadcrumbsFromHome({ name: t('aboutCompany.title'), path: '/aboutcompany' }),
        ]}
      />
      <PageContainer>
        <PageHead title={t('aboutCompany.title')} lead={t('aboutCompany.lead')} />
        <div className="grid gap-10 pt-2 pb-14 md:grid-cols-3 md:gap-8">
          {columns.map((column) => (
            <section key={column} className="border-t-4 border-type pt-4">
              <p className="font-display text-xl font-extrabold">{t(`aboutCompany.${column}.label`)}</p>
              <Heading look="subsection" className="mt-2">
                {t(`aboutCompany.${column}.title`)}
              </Heading>
              <div className="mt-2 grid gap-3 text-soft">
                <Paragraphs text={t(`aboutCompany.${column}.text`, values)} />
              </div>
            </section>
          ))}
        </div>
      </PageContainer>
      <RetreadSection />
      <PageContainer className="flex flex-wrap gap-3 pt-10">
        <ShopButton path="/howwework">{t('aboutCompany.toHow')}</ShopButton>
        <ShopButton path="/contact" look="quiet">
          {t('aboutCompany.toContact')}
        </ShopButton>
      </PageContainer>
    </>
  )
}
