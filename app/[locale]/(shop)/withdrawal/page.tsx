import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { WithdrawalFields } from '@/components/sales/withdrawal/WithdrawalSteps'
import { FormWithNote } from '@/components/site/pages/FormWithNote'
import { standingPage } from '@/components/site/pages/shop-page'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => groupMetadata('withdrawal', '/withdrawal')

/** The withdrawal function: for everybody, with or without an account and JavaScript. */
export default standingPage({ words: 'withdrawal', path: '/withdrawal' }, ({ t }) => (
  <FormWithNote
    title={t('afterTitle')}
    text={t('after', { address: typeset(shopAddress(), defaultLocale), email: shop.email })}
  >
    <FreshOnVisit>
      <WithdrawalFields />
    </FreshOnVisit>
  </FormWithNote>
))
