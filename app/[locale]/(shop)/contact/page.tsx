import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { ContactFacts } from '@/components/site/pages/ContactFacts'
import { ContactForm } from '@/components/site/pages/ContactForm'
import { ShopMap } from '@/components/site/pages/ShopMap'
import { standingPage } from '@/components/site/pages/shop-page'
import { Heading } from '@/components/ui/Heading'
import { cachedOfferedPayments } from '@/lib/sales/payment-ways/cached'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { storeJsonLd } from '@/lib/site/structured-data/json-ld'

export const generateMetadata = () => groupMetadata('contactPage', '/contact')

export default standingPage(
  {
    words: 'contactPage',
    path: '/contact',
    documents: async () => [storeJsonLd(await cachedOfferedPayments())],
  },
  ({ t }) => (
    <>
      <ContactFacts />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <section className="relative">
          <Heading className="mb-5">{t('form')}</Heading>
          <ClientMessages groups={['contactPage', 'errors.shop', 'productTitle']}>
            <FreshOnVisit>
              <ContactForm />
            </FreshOnVisit>
          </ClientMessages>
        </section>
        <ShopMap />
      </div>
    </>
  ),
)
