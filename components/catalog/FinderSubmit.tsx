'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/Button'
import { languageTag } from '@/lib/i18n/routing'
import type { TireFinderState } from './tire-finder-state'

/** The button that says how many tires wait behind it, and what the chosen size measures. */
export function FinderSubmit({ state }: { state: TireFinderState }) {
  const t = useTranslations('finder')
  const tag = languageTag[useLocale()]
  const { complete, pricesCrossed, total, dimensions } = state
  const noteId = useId()
  const reason = !complete ? t('chooseSize') : pricesCrossed ? t('priceOrder') : undefined
  const round = (value: number) => Math.round(value).toLocaleString(tag)
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
      <Button
        type="submit"
        look="signal"
        disabledReason={reason}
        // crossed prices are explained where they stand
        reasonShownBy={complete ? undefined : noteId}
        className="w-full md:w-auto [&>button]:w-full"
      >
        <span className="min-w-44 py-1 text-lg">
          {total === null || reason ? t('showUnknown') : t('show', { count: total })}
        </span>
      </Button>
      <p id={noteId} className="text-sm text-soft">
        {dimensions ? (
          <>
            {t('outerDiameter')}{' '}
            <b className="font-semibold text-type">
              {t('mm', { value: round(dimensions.overallDiameterMm) })}
            </b>
            {' · '}
            {t('revolutions', { count: round(dimensions.revolutionsPerKm) })}
          </>
        ) : (
          t('chooseSize')
        )}
      </p>
    </div>
  )
}
