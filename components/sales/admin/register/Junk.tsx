import { useLocale, useTranslations } from 'next-intl'
import { PickBox } from '@/components/admin/list/PickBox'
import { formatDay, formatMoment } from '@/lib/sales/orders/dates'
import { junkDeletedAt, type RegisterName } from '@/lib/sales/registers/schema'
import { JunkButton } from './JunkButton'
import { JUNK_FORM } from './junk-form'

type EntryProps = { id: number; hasOrder: boolean }

/** Picks an entry for the bar above the list. */
export function PickEntry({ id, hasOrder }: EntryProps) {
  const t = useTranslations('register.junk')
  return (
    <PickBox
      className="-ml-3"
      name="entry"
      form={JUNK_FORM}
      value={id}
      data-order={hasOrder ? '' : undefined}
      aria-label={t('pickOne', { id })}
    />
  )
}

type OneProps = EntryProps & { register: RegisterName; isJunk: boolean }

/** Marks one entry as junk, or takes it back where it is. */
export function JunkOne({ register, id, hasOrder, isJunk }: OneProps) {
  const t = useTranslations('register.junk')
  return (
    <JunkButton
      register={register}
      isJunk={!isJunk}
      entries={{ ids: [id] }}
      count={1}
      withOrder={hasOrder ? 1 : 0}
      label={t(isJunk ? 'undo' : 'mark')}
      name={t(isJunk ? 'undoOne' : 'markOne', { id })}
    />
  )
}

/** Since when an entry is junk, by whom, and when it is deleted. */
export function JunkSince({ junkAt, junkBy }: { junkAt: Date | null; junkBy: string | null }) {
  const t = useTranslations('register.junk')
  const locale = useLocale()
  if (!junkAt) return null
  return (
    <p className="mt-1 text-sm font-semibold">
      {t('since', {
        moment: formatMoment(junkAt.toISOString(), locale),
        name: junkBy ?? '',
        date: formatDay(junkDeletedAt(junkAt).toISOString(), locale),
      })}
    </p>
  )
}
