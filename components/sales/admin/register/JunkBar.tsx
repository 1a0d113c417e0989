'use client'

import { useTranslations } from 'next-intl'
import { PickAll } from '@/components/admin/list/PickAll'
import { usePicked } from '@/components/admin/list/use-picked'
import type { RegisterFilter, RegisterName } from '@/lib/sales/registers/schema'
import { JunkButton } from './JunkButton'
import { JUNK_FORM } from './junk-form'

type Props = {
  register: RegisterName
  filter: RegisterFilter
  /** Of the whole filter: how many may be marked or taken back, and how many of them name an order of the shop. */
  markable: { count: number; withOrder: number }
  newestId: number
}

/** Marks the picked entries as junk or all that the filter shows, and takes them back where it shows junk. */
export function JunkBar({ register, filter, markable, newestId }: Props) {
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
