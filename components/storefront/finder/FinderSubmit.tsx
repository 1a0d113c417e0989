'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/Button'
import { finderWords } from './finder-words'
import type { FinderState } from './use-finder'

type Props<Name extends string> = {
  state: FinderState<Name>
  /** What a complete choice measures. */
  note?: ReactNode
}

/** The search button, which says how many products there are, and what the choice measures. */
export function FinderSubmit<Name extends string>({ state, note }: Props<Name>) {
  const t = useTranslations('finder')
  const { type, isComplete, hasCrossedPrices, isHydrated, total } = state
  const noteId = useId()
  const words = finderWords[type]
  const problem = !isComplete ? t(words.chooseFirst) : hasCrossedPrices ? t('priceOrder') : undefined
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
      <Button
        type="submit"
        look="signal"
        busy={state.isSearching}
        busyLabel={t('loading')}
        disabledReason={isHydrated ? problem : undefined}
        // crossed prices are explained beside the prices
        reasonShownBy={isComplete ? undefined : noteId}
        className="w-full md:w-auto [&>button]:w-full"
      >
        <span className="min-w-44 py-1 text-lg">
          {total === null || problem ? t(words.showUnknown) : t(words.show, { count: total })}
        </span>
      </Button>
      <p id={noteId} className="text-sm text-soft">
        {isComplete ? note : t(words.chooseFirst)}
      </p>
    </div>
  )
}
