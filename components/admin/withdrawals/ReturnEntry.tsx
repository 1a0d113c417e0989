import { useTranslations } from 'next-intl'
import { AdminLink } from '@/components/admin/AdminLink'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { JunkOne, PickEntry } from '@/components/admin/register/Junk'
import { RegisterEntry } from '@/components/admin/register/RegisterEntry'
import { entryPath } from '@/lib/registers/rules'
import type { ReturnRow } from '@/lib/returns/queries'
import { mayBeJunk } from '@/lib/returns/rules'
import { ReturnFacts } from './ReturnFacts'

/** A return in its register: where it comes from, by when the money is due, and what is back. */
export function ReturnEntry({ entry }: { entry: ReturnRow }) {
  const t = useTranslations('withdrawalRegister')
  const { id, orderId, state } = entry
  const hasOrder = orderId !== null
  return (
    <RegisterEntry
      anchor={`return-${id}`}
      pick={
        mayBeJunk(entry) ? (
          <ChangesOnly area="orders">
            <PickEntry id={id} hasOrder={hasOrder} />
          </ChangesOnly>
        ) : null
      }
      title={<AdminLink path={entryPath('returns', id)}>{t('handle', { id })}</AdminLink>}
      form={
        mayBeJunk(entry) ? (
          <ChangesOnly area="orders">
            <div className="self-start md:justify-self-end">
              <JunkOne register="returns" id={id} hasOrder={hasOrder} isJunk={state === 'junk'} />
            </div>
          </ChangesOnly>
        ) : null
      }
    >
      <ReturnFacts entry={entry} />
    </RegisterEntry>
  )
}
