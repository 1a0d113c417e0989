import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { WithdrawalFields } from '@/components/sales/withdrawal/WithdrawalSteps'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { standingPage } from '@/components/site/pages/shop-page'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { shop } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('withdrawal', '/withdrawal')

/** The withdrawal function: for everybody, with or without an account and JavaScript. */
export default standingPage({ words: 'withdrawal', path: '/withdrawal' }, ({ t }) => {
  const { company } = shop
  return (
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
  )
})
