import { getTranslations } from 'next-intl/server'
import { ShopLink, TextLink } from '@/components/layout/links/ShopLink'
import { DeliveryRates } from '@/components/sales/delivery/DeliveryRates'
import { GuaranteeNotice } from '@/components/site/pages/GuaranteeNotice'
import { longDate } from '@/components/site/pages/long-date'
import { NumberedSection } from '@/components/site/pages/NumberedSection'
import { PaymentMethods } from '@/components/site/pages/PaymentMethods'
import { standingPage } from '@/components/site/pages/shop-page'
import { WithdrawalForm } from '@/components/site/pages/WithdrawalForm'
import { companyRegister } from '@/lib/platform/company-register'
import { defaultLocale, localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { hoursValues } from '@/lib/platform/opening-hours'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { PAYMENT_DAYS } from '@/lib/platform/values/payment-types'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { cachedOfferedPayments } from '@/lib/sales/payment-ways/cached'
import { rulesSections } from '@/lib/sales/terms/rules-sections'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { ownRulesSince } from '@/lib/shop/settings/load'
import { RULES_SINCE } from '@/lib/site/sitemap/sitemap'

export const generateMetadata = () => groupMetadata('rulesPage', '/rules')

export default standingPage(
  {
    words: 'rulesPage',
    path: '/rules',
    head: ({ t, locale }) => ({
      lead: t('lead', { date: typeset(longDate(ownRulesSince() ?? RULES_SINCE, locale), locale) }),
    }),
  },
  async ({ t, locale }) => {
    const tLayout = await getTranslations('layout')
    const tShort = await getTranslations('rulesModal')
    const delivery = await cachedDelivery()
    const payments = await cachedOfferedPayments()
    const { company, hours } = shop
    const values = {
      company: typeset(company.name, defaultLocale),
      address: typeset(shopAddress(), defaultLocale),
      taxId: company.taxId,
      register: typeset(companyRegister(await getTranslations()), defaultLocale),
      email: shop.email,
      ...hoursValues(hours.week, locale),
      days: PAYMENT_DAYS,
      pieces: MAX_QUANTITY,
    }
    return (
      <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={t('contents')} className="lg:sticky lg:top-6 lg:self-start">
          <ol className="border-y border-hairline py-3 sm:columns-2 lg:columns-1">
            {rulesSections.map((section, index) => (
              <li key={section} className="break-inside-avoid">
                <a
                  href={`#${section}`}
                  className="flex min-h-touch items-center gap-2 py-1.5 leading-snug hover:underline lg:min-h-9 lg:py-1"
                >
                  <span className="w-6 shrink-0 text-sm text-soft tabular-nums">{index + 1}.</span>
                  <span className="min-w-0 wrap-anywhere">{t(`sections.${section}.title`)}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-prose gap-12">
          {rulesSections.map((section, index) => (
            <NumberedSection
              key={section}
              id={section}
              place={index + 1}
              title={t(`sections.${section}.title`)}
              text={
                delivery && section === 'delivery'
                  ? t('deliveryPriced')
                  : t(`sections.${section}.text`, values)
              }
            >
              {delivery && section === 'delivery' ? <DeliveryRates rates={delivery.rates} /> : null}
              {section === 'payment' ? <PaymentMethods offered={payments} /> : null}
              {section === 'complaints' ? (
                <>
                  <TextLink path="/complaint" className="mt-3 font-semibold">
                    {tLayout('complain')}
                  </TextLink>
                  <GuaranteeNotice className="mt-6" />
                </>
              ) : null}
              {section === 'privacy' || section === 'service' ? (
                <TextLink
                  path={section === 'privacy' ? '/privacy' : '/accessibility'}
                  className="mt-3 font-semibold"
                >
                  {section === 'privacy' ? tLayout('privacy') : t('accessibility')}
                </TextLink>
              ) : null}
              {section === 'withdrawal' ? (
                <>
                  <p className="mt-3">
                    {tShort.rich('withdrawal.online', {
                      url: absoluteAddress(localePath(locale, '/withdrawal')),
                      link: (words) => (
                        <ShopLink path="/withdrawal" className="prose-link">
                          {words}
                        </ShopLink>
                      ),
                    })}
                  </p>
                  <WithdrawalForm values={values} />
                </>
              ) : null}
            </NumberedSection>
          ))}
        </div>
      </div>
    )
  },
)
