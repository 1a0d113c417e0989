import { useTranslations } from 'next-intl'
import { AdminLink } from '@/components/admin/AdminLink'
import { RegisterEntry } from '@/components/sales/admin/register/RegisterEntry'
import { entryPath } from '@/lib/sales/registers/schema'
import type { ReturnRow } from '@/lib/sales/returns/queries'
import { mayBeJunk } from '@/lib/sales/returns/rules'
import { ReturnFacts } from './ReturnFacts'

/** A return in its register: where it comes from, by when the money is due, and what is back. */
export function ReturnEntry({ entry }: { entry: ReturnRow }) {
  const t = useTranslations('withdrawalRegister')
  const { id, orderId, state } = entry
  return (
    <RegisterEntry
      anchor={`return-${id}`}
      junk={
        mayBeJunk(entry)
          ? { register: 'returns', id, hasOrder: orderId !== null, isJunk: state === 'junk' }
          : null
      }
      title={<AdminLink path={entryPath('returns', id)}>{t('handle', { id })}</AdminLink>}
    >
      <ReturnFacts entry={entry} />
    </RegisterEntry>
  )
}
