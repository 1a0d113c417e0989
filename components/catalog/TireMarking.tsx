'use client'

import { useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { MarkSelect } from './MarkSelect'
import type { TireFinderState } from './tire-finder-state'

/** `195 / 80 R 15` with a select in each place; a flotation size reads `31 x 10.5 R 15` in inches. */
export function TireMarking({ state, size = 'mark' }: { state: TireFinderState; size?: 'mark' | 'xl' }) {
  const t = useTranslations('finder')
  const { finder, choose, lists } = state
  const inches = finder.width !== '0' && Number(finder.width) < 100
  const between = classes(
    'flex min-h-touch items-center font-display leading-tight font-light text-soft select-none',
    size === 'mark' ? 'text-mark' : 'text-xl',
  )
  return (
    <div className="flex items-start gap-1 md:gap-2.5">
      <MarkSelect
        name="width"
        label={inches ? t('widthInches') : t('width')}
        value={finder.width}
        list={lists.width}
        waitsFor=""
        onChange={(value) => choose('width', value)}
        size={size}
      />
      <span aria-hidden="true" className={between}>
        {inches ? 'x' : '/'}
      </span>
      <MarkSelect
        name="profile"
        label={inches ? t('profileInches') : t('profile')}
        value={finder.profile}
        list={lists.profile}
        waitsFor={t('firstWidth')}
        onChange={(value) => choose('profile', value)}
        size={size}
      />
      <span aria-hidden="true" className={between}>
        R
      </span>
      <MarkSelect
        name="diameter"
        label={t('diameter')}
        value={finder.diameter}
        list={lists.diameter}
        waitsFor={t('firstProfile')}
        onChange={(value) => choose('diameter', value)}
        size={size}
      />
    </div>
  )
}
