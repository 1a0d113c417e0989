import { ConsentBanner } from '@/components/customers/account/consent/ConsentBanner'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

/** Components of every page of the shop: the question about counting visits. */
export function PageCompanions() {
  return (
    <ClientMessages groups={['consent']}>
      <ConsentBanner />
    </ClientMessages>
  )
}
