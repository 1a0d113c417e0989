'use client'

import { useTranslations } from 'next-intl'
import { Between } from './Between'
import { MarkSelect } from './MarkSelect'
import type { SpacerFinderState } from './SpacerFinder'

type Props = { state: SpacerFinderState; size: 'mark' | 'xl' }

/** `5x139.7 · 30 mm` with a select in each place. */
export function SpacerMarking({ state, size }: Props) {
  const t = useTranslations('finder')
  return (
    <div className="flex flex-wrap items-start gap-x-1 gap-y-3 md:gap-x-2.5">
      <MarkSelect state={state} name="boltDistance" label={t('boltPattern')} waitsFor="" size={size} />
      <Between size={size}>·</Between>
      <MarkSelect
        state={state}
        name="thickness"
        label={t('thickness')}
        waitsFor={t('firstPattern')}
        size={size}
      />
      <Between size={size}>mm</Between>
    </div>
  )
}
