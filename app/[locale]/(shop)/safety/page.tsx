import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { FormWithNote } from '@/components/site/pages/FormWithNote'
import { SafetyForm } from '@/components/site/pages/SafetyForm'
import { standingPage } from '@/components/site/pages/shop-page'
import { shop } from '@/lib/platform/shop-details'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const generateMetadata = () => groupMetadata('safetyPage', '/safety')

export default standingPage({ words: 'safetyPage', path: '/safety' }, ({ t }) => (
  <FormWithNote title={t('afterTitle')} text={t('after', { email: shop.email })}>
    <ClientMessages groups={['safetyPage', 'errors.shop']}>
      <FreshOnVisit>
        <SafetyForm />
      </FreshOnVisit>
    </ClientMessages>
  </FormWithNote>
))
