import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { DeliveryRates } from '@/components/sales/delivery/DeliveryRates'
import { longDate } from '@/components/site/pages/long-date'
import { NumberedSection } from '@/components/site/pages/NumberedSection'
import { PaymentMethods } from '@/components/site/pages/PaymentMethods'
import { WithdrawalForm } from '@/components/site/pages/WithdrawalForm'
import { Notice } from '@/components/ui/Notice'
import { typeset } from '@/lib/platform/i18n/typeset'
import { rulesSections } from '@/lib/sales/terms/rules-sections'
import { rulesOfVersion } from '@/lib/sales/terms/terms'
import { pageLocale } from '@/lib/shop/texts/locale'
import { RULES_SINCE } from '@/lib/site/sitemap/sitemap'

type Props = { params: Promise<{ version: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('rulesPage')
  const { version } = await params
  return { title: t('pastTitle', { version }), robots: { index: false } }
}

/** The terms of one version of the settings, under which an order was placed. */
export default async function PastRulesPage({ params }: Props) {
  await connection()
  const { version } = await params
  const locale = await pageLocale()
  const rules = /^\d{1,9}$/.test(version) ? await rulesOfVersion(Number(version)) : null
  if (!rules) notFound()
  const { terms, isStored, seller } = rules
  const { company, email } = seller
  const t = await getTranslations('rulesPage')
  const since = typeset(longDate(rules.since ?? RULES_SINCE, locale), locale)
  return (
    <PageContainer>
      <PageHead title={t('pastTitle', { version })} lead={t('lead', { date: since })} />
      <Notice title={t('pastNotice')}>
        {isStored ? null : <p className="mb-2">{t('pastIncomplete')}</p>}
        <TextLink path="/rules">{t('current')}</TextLink>
      </Notice>
      <div className="mt-10 grid max-w-prose gap-12">
        {rulesSections.map((section, index) => (
          <NumberedSection
            key={section}
            id={section}
            place={index + 1}
            title={t(`sections.${section}.title`)}
            text={typeset(terms.texts[locale][section], locale)}
          >
            {section === 'payment' ? <PaymentMethods offered={terms.payments} /> : null}
            {section === 'delivery' && terms.rates.length > 0 ? <DeliveryRates rates={terms.rates} /> : null}
            {section === 'withdrawal' ? (
              <WithdrawalForm
                values={{
                  company: company.name,
                  address: `${company.street}, ${company.postCode} ${company.city}`,
                  email,
                }}
              />
            ) : null}
          </NumberedSection>
        ))}
      </div>
    </PageContainer>
  )
}
