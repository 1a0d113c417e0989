'use client'

import { useTranslations } from 'next-intl'
import { Between } from '@/components/storefront/finder/Between'
import type { SpacerFinderState } from '@/components/storefront/finder/finder-states'
import type { SpacerChoice } from '@/lib/storefront/finder/spacer-plan'
import { MarkLines } from './MarkLines'
import { MarkSelect } from './MarkSelect'

type Props = { state: SpacerFinderState; size: 'mark' | 'xl' }

/** `5x139.7` and `30 mm` with a select in each place. */
export function SpacerMarking({ state, size }: Props) {
  const t = useTranslations('finder')
  const part = (name: SpacerChoice, label: string, waitsFor: string, wide = false) => (
    <MarkSelect state={state} name={name} label={label} waitsFor={waitsFor} size={size} wide={wide} />
  )
  return (
    <MarkLines
      size={size}
      first={part('boltDistance', t('boltPattern'), '', true)}
      second={
        <>
          {part('thickness', t('thickness'), t('firstPattern'))}
          <Between size={size}>{t('millimeters')}</Between>
        </>
      }
    />
  )
}
