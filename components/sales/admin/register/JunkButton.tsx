'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { PickAll } from '@/components/admin/list/PickAll'
import { usePicked } from '@/components/admin/list/use-picked'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Notice } from '@/components/ui/Notice'
import { call } from '@/lib/platform/http/client'
import type { RegisterFilter } from '@/lib/sales/registers/schema'
import { JUNK_DAYS, type JunkChange, type RegisterName } from '@/lib/sales/registers/schema'
import { JUNK_FORM } from './junk-form'

type Props = Pick<JunkChange, 'register' | 'isJunk' | 'entries'> & {
  /** The number of entries, and of those among them that name an order of the shop. */
  count: number
  withOrder: number
  label: string
  /** The button's name where several of the kind stand on a page. */
  name?: string
}

/** Entries that name an order of the shop need an answer of their own: the law gives a real one 14 days. */
export function JunkButton({ register, isJunk, entries, count, withOrder, label, name }: Props) {
  const t = useTranslations('register.junk')
  const [withOrders, setWithOrders] = useState(false)
  const [changes, setChanges] = useState(0)
  const mustAsk = isJunk && withOrder > 0
  // The dialog returns the focus to a button that has left the list with its entry.
  useEffect(() => {
    if (changes > 0) document.getElementById(JUNK_FORM)?.querySelector('input')?.focus()
  }, [changes])
  const change = async () => {
    const { changed, kept } = await call('POST /api/admin/junk', {
      body: { register, isJunk, withOrders, entries },
    })
    setChanges((count) => count + 1)
    return `${t(isJunk ? 'marked' : 'undone', { count: changed })} ${t('kept', { count: kept })}`.trim()
  }
  return (
    <ConfirmButton
      label={label}
      name={name}
      title={t(isJunk ? 'markTitle' : 'undoTitle')}
      yes={t(isJunk ? 'markPicked' : 'undoPicked')}
      disabledReason={mustAsk && !withOrders && withOrder === count ? t('includeFirst') : undefined}
      onOpen={() => setWithOrders(false)}
      work={change}
      question={
        <>
          <p className="font-semibold">{t('count', { count })}</p>
          <p className="mt-2">{isJunk ? t('markText', { days: JUNK_DAYS }) : t('undoText')}</p>
          {mustAsk ? (
            <div className="mt-4">
              <Notice kind="error" title={t(`withOrders.${register}`, { count: withOrder })}>
                <p>{t(`law.${register}`)}</p>
                <Checkbox
                  label={t('include')}
                  checked={withOrders}
                  onChange={(event) => setWithOrders(event.target.checked)}
                />
              </Notice>
            </div>
          ) : null}
        </>
      }
    />
  )
}

type JunkBarProps = {
  register: RegisterName
  filter: RegisterFilter
  /** Of the whole filter: the number of entries to mark or to take back, and of those that name an order of the shop. */
  markable: { count: number; withOrder: number }
  newestId: number
}

/** Marks entries as junk, the picked ones or all of the filter; where the filter shows junk, takes them back. */
export function JunkBar({ register, filter, markable, newestId }: JunkBarProps) {
  const t = useTranslations('register.junk')
  const { form, all, ticked, pickAll } = usePicked('entry')
  const isJunk = filter.state !== 'junk'
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-hairline bg-face px-3 py-2">
      <form ref={form} id={JUNK_FORM} onSubmit={(event) => event.preventDefault()}>
        <PickAll picked={ticked.length} all={all} label={t('pickAll')} onPick={pickAll} />
      </form>
      <span role="status" className="text-soft">
        {ticked.length > 0 ? t('picked', { count: ticked.length }) : null}
      </span>
      <span className="flex flex-wrap gap-2 md:ml-auto">
        {ticked.length > 0 ? (
          <JunkButton
            register={register}
            isJunk={isJunk}
            entries={{ ids: ticked.map((box) => Number(box.value)) }}
            count={ticked.length}
            withOrder={ticked.filter((box) => box.dataset.order !== undefined).length}
            label={t(isJunk ? 'markPicked' : 'undoPicked')}
          />
        ) : null}
        {markable.count > all && all > 0 ? (
          <JunkButton
            register={register}
            isJunk={isJunk}
            entries={{ filter, seen: { count: markable.count, newestId } }}
            count={markable.count}
            withOrder={markable.withOrder}
            label={t(isJunk ? 'markAll' : 'undoAll', { count: markable.count })}
          />
        ) : null}
      </span>
    </div>
  )
}
