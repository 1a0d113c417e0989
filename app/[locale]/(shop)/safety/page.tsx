import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { SafetyForm } from '@/components/site/pages/SafetyForm'
import { standingPage } from '@/components/site/pages/shop-page'
import { shop } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('safetyPage', '/safety')

export default standingPage({ words: 'safetyPage', path: '/safety' }, ({ t }) => (
  <div className="grid gap-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16">
    <ClientMessages groups={['safetyPage', 'errors.shop']}>
      <FreshOnVisit>
        <SafetyForm />
      </FreshOnVisit>
    </ClientMessages>
    <section className="grid content-start gap-3">
      <h2 className="font-display text-lg font-bold">{t('afterTitle')}</h2>
      <Paragraphs text={t('after', { email: shop.email })} />
    </section>
  </div>
))
