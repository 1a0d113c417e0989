'use client'

import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { Between } from './Between'
import { MarkSelect } from './MarkSelect'
import type { WheelFinderState } from './WheelFinder'
import type { WheelChoice } from './wheel-plan'

type Props = { state: WheelFinderState; size: 'mark' | 'xl' }

/** `15" · 5x139.7` and `7 J · CB 108`, as a wheel is stamped, with a select in each place. */
export function WheelMarking({ state, size }: Props) {
  const t = useTranslations('finder')
  const waits = state.choices.diameter === '0' ? t('firstRim') : t('firstPattern')
  const part = (name: WheelChoice, label: string, waitsFor: string) => (
    <MarkSelect state={state} name={name} label={label} waitsFor={waitsFor} size={size} />
  )
  return (
    <div
      className={classes(
        'flex gap-x-6 gap-y-3',
        size === 'mark' ? 'flex-col md:gap-y-5' : 'flex-wrap items-start',
      )}
    >
      <div className="flex items-start gap-1 md:gap-2.5">
        {part('diameter', t('diameter'), '')}
        <Between size={size}>·</Between>
        {part('boltSpacing', t('boltPattern'), t('firstRim'))}
      </div>
      <div className="flex items-start gap-1 md:gap-2.5">
        {part('width', t('rimWidth'), waits)}
        <Between size={size}>J</Between>
        <Between size={size}>·</Between>
        <Between size={size}>CB</Between>
        {part('centralBoreDiameter', t('centreBore'), waits)}
      </div>
    </div>
  )
}
