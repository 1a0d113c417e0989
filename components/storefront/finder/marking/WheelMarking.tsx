'use client'

import { useTranslations } from 'next-intl'
import { Between } from '@/components/storefront/finder/Between'
import type { WheelFinderState } from '@/components/storefront/finder/finder-states'
import type { WheelChoice } from '@/lib/storefront/finder/wheel-plan'
import { MarkLines } from './MarkLines'
import { MarkSelect } from './MarkSelect'

type Props = { state: WheelFinderState; size: 'mark' | 'xl' }

/** `15 · 5x139.7` and `7 J · CB 108`, as a wheel is stamped, with a select in each place. */
export function WheelMarking({ state, size }: Props) {
  const t = useTranslations('finder')
  const waitsFor = state.choices.diameter === '0' ? t('firstRim') : t('firstPattern')
  const part = (name: WheelChoice, label: string, reason: string, wide = false) => (
    <MarkSelect state={state} name={name} label={label} waitsFor={reason} size={size} wide={wide} />
  )
  return (
    <MarkLines
      size={size}
      first={
        <>
          {part('diameter', t('diameter'), '', true)}
          <Between size={size}>·</Between>
          {part('boltSpacing', t('boltPattern'), t('firstRim'), true)}
        </>
      }
      second={
        <>
          {part('width', t('rimWidth'), waitsFor)}
          <Between size={size}>{`J · ${t('boreMark')}`}</Between>
          {part('centralBoreDiameter', t('centreBore'), waitsFor, true)}
        </>
      }
    />
  )
}
