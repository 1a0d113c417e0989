'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { boxesOf, PickAll } from '@/components/admin/list/PickAll'
import type { RegisterFilter, RegisterName } from '@/lib/registers/schema'
import { JunkButton } from './JunkButton'
import { JUNK_FORM } from './junk-form'

type Props = {
  register: RegisterName
  filter: RegisterFilter
  /** Of the whole filter: how many may be marked or taken back, and how many of them name an order of the shop. */
  markable: { count: number; withOrder: number }
  newestId: number
}

type Picked = { all: number; ids: number[]; withOrder: number }

const isSame = (one: Picked, other: Picked) =>
  one.all === other.all && one.withOrder === other.withOrder && `${one.ids}` === `${other.ids}`

/** Marks the picked entries as junk or all that the filter shows, and takes them back where it shows junk. */
export function JunkBar({ register, filter, markable, newestId }: Props) {
  const t = useTranslations('register.junk')
  const form = useRef<HTMLFormElement>(null)
  const [picked, setPicked] = useState<Picked>({ all: 0, ids: [], withOrder: 0 })
  const isJunk = filter.state !== 'junk'

  // The boxes are the only state: a page that was left and comes back shows what is ticked in it.
  const count = () => {
    const boxes = boxesOf(form.current, 'entry')
    const ticked = boxes.filter((box) => box.checked)
    const now = {
      all: boxes.length,
      ids: ticked.map((box) => Number(box.value)),
      withOrder: ticked.filter((box) => box.dataset.order !== undefined).length,
    }
    setPicked((before) => (isSame(before, now) ? before : now))
  }
  // after every rendering: entries that became junk have left the list
  useEffect(() => {
    count()
    document.addEventListener('change', count)
    return () => document.removeEventListener('change', count)
  })

  const pickAll = (checked: boolean) => {
    for (const box of boxesOf(form.current, 'entry')) box.checked = checked
    count()
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-hairline bg-face px-3 py-2">
      <form ref={form} id={JUNK_FORM} onSubmit={(event) => event.preventDefault()}>
        <PickAll picked={picked.ids.length} all={picked.all} label={t('pickAll')} onPick={pickAll} />
      </form>
      <span role="status" className="text-soft">
        {picked.ids.length > 0 ? t('picked', { count: picked.ids.length }) : null}
      </span>
      <span className="flex flex-wrap gap-2 md:ml-auto">
        {picked.ids.length > 0 ? (
          <JunkButton
            register={register}
            isJunk={isJunk}
            entries={{ ids: picked.ids }}
            count={picked.ids.length}
            withOrder={picked.withOrder}
            label={t(isJunk ? 'markPicked' : 'undoPicked')}
          />
        ) : null}
        {markable.count > picked.all && picked.all > 0 ? (
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
