import { useLocale, useTranslations } from 'next-intl'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { JunkOne, PickEntry } from '@/components/admin/register/Junk'
import { RegisterEntry } from '@/components/admin/register/RegisterEntry'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/i18n/routing'
import { entryPath } from '@/lib/registers/rules'
import type { ReturnRow } from '@/lib/returns/queries'
import { mayBeJunk } from '@/lib/returns/rules'
import { ReturnFacts } from './ReturnFacts'

/** A return in its register: where it comes from, by when the money is due, and what is back. */
export function ReturnEntry({ entry }: { entry: ReturnRow }) {
  const t = useTranslations('withdrawalRegister')
  const locale = useLocale()
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
      title={
        <Link href={localePath(locale, entryPath('returns', id))} className="prose-link touch-link">
          {t('handle', { id })}
        </Link>
      }
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
