import { ConsentBanner } from '@/components/customers/account/consent/ConsentBanner'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

/** What goes along on every page without belonging to any: the question about counting. */
export function PageCompanions() {
  return (
    <ClientMessages groups={['consent']}>
      <ConsentBanner />
    </ClientMessages>
  )
}
