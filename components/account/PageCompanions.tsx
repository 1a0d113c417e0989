import { ConsentBanner } from '@/components/account/consent/ConsentBanner'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
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
