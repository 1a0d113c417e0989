import { getTranslations } from 'next-intl/server'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { WithdrawalFields } from '@/components/sales/withdrawal/WithdrawalSteps'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { shop } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('withdrawal', '/withdrawal')

/** The withdrawal function: for everybody, with or without an account and JavaScript. */
export default async function WithdrawalPage() {
  const t = await getTranslations('withdrawal')
  const { company } = shop
  return (
    <PageContainer>
      <JsonLd documents={[await breadcrumbsFromHome({ name: t('title'), path: '/withdrawal' })]} />
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
        <FreshOnVisit>
          <WithdrawalFields />
        </FreshOnVisit>
        <section className="grid content-start gap-3">
          <h2 className="font-display text-lg font-bold">{t('afterTitle')}</h2>
          <Paragraphs
            text={t('after', {
              address: typeset(`${company.street}, ${company.postCode} ${company.city}`, defaultLocale),
              email: shop.email,
            })}
          />
        </section>
      </div>
    </PageContainer>
  )
}
