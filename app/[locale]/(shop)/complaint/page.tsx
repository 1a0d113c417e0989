import { ComplaintFields } from '@/components/customers/complaint/ComplaintFields'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { FormWithNote } from '@/components/site/pages/FormWithNote'
import { standingPage } from '@/components/site/pages/shop-page'
import { shop } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => groupMetadata('complaint', '/complaint')

/** A complaint about goods: for everybody, with or without an account and JavaScript. */
export default standingPage({ words: 'complaint', path: '/complaint' }, ({ t }) => (
  <FormWithNote title={t('rightsTitle')} text={t('rights', { email: shop.email })}>
    <FreshOnVisit>
      <ComplaintFields />
    </FreshOnVisit>
  </FormWithNote>
))
