import { ConsentBanner } from '@/components/customers/account/consent/ConsentBanner'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { PendingRecordWriter } from './PendingRecordWriter'

/** What goes along on every page without belonging to any: the question about counting, the record that waits. */
export function PageCompanions() {
  return (
    <>
      <PendingRecordWriter />
      <ClientMessages groups={['consent']}>
        <ConsentBanner />
      </ClientMessages>
    </>
  )
}
