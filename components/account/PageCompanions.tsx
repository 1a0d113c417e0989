import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { AccountKeeper } from './AccountKeeper'
import { ConsentBanner } from './ConsentBanner'

/** What goes along on every page without belonging to any: the question about counting, the record that waits. */
export function PageCompanions() {
  return (
    <>
      <AccountKeeper />
      <ClientMessages groups={['consent']}>
        <ConsentBanner />
      </ClientMessages>
    </>
  )
}
