'use client'

import { useTranslations } from 'next-intl'
import { Between } from '@/components/storefront/finder/Between'
import type { TireFinderState } from '@/components/storefront/finder/finder-states'
import { MarkSelect } from './MarkSelect'

type Props = { state: TireFinderState; size: 'mark' | 'xl' }

/** `195 / 80 R 15` with a select in each place; a flotation size reads `31 x 10.5 R 15` in inches. */
export function TireMarking({ state, size }: Props) {
  const t = useTranslations('finder')
  const { width } = state.choices
  const isFlotation = width !== '0' && Number(width) < 100
  const part = (name: 'width' | 'profile' | 'diameter', label: string, waitsFor: string) => (
    <MarkSelect state={state} name={name} label={label} waitsFor={waitsFor} size={size} />
  )
  return (
    <div className="flex items-start gap-1 md:gap-2.5">
      {part('width', isFlotation ? t('widthInches') : t('width'), '')}
      <Between size={size}>{isFlotation ? 'x' : '/'}</Between>
      {part('profile', isFlotation ? t('profileInches') : t('profile'), t('firstWidth'))}
      <Between size={size}>R</Between>
      {part('diameter', t('diameter'), t('firstProfile'))}
    </div>
  )
}
