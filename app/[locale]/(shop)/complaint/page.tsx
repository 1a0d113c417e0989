import { ComplaintFields } from '@/components/customers/complaint/ComplaintFields'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { standingPage } from '@/components/site/pages/shop-page'
import { shop } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('complaint', '/complaint')

/** A complaint about goods: for everybody, with or without an account and JavaScript. */
export default standingPage({ words: 'complaint', path: '/complaint' }, ({ t }) => (
  <div className="grid gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
    <FreshOnVisit>
      <ComplaintFields />
    </FreshOnVisit>
    <section className="grid content-start gap-3">
      <h2 className="font-display text-lg font-bold">{t('rightsTitle')}</h2>
      <Paragraphs text={t('rights', { email: shop.email })} />
    </section>
  </div>
))
