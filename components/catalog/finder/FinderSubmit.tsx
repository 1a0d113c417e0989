'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/Button'
import { finderWords } from './finder-words'
import type { FinderState } from './use-finder'

type Props<Name extends string> = {
  state: FinderState<Name>
  /** What is known of the choice, once it is enough. */
  note?: ReactNode
}

/** The button that says how many products wait behind it, and what the choice measures. */
export function FinderSubmit<Name extends string>({ state, note }: Props<Name>) {
  const t = useTranslations('finder')
  const { type, complete, mistaken, hydrated, total } = state
  const noteId = useId()
  const words = finderWords[type]
  const reason = !hydrated
    ? undefined
    : complete
      ? mistaken
        ? t('priceOrder')
        : undefined
      : t(words.chooseFirst)
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
      <Button
        type="submit"
        look="signal"
        busy={state.searching}
        busyLabel={t('loading')}
        disabledReason={reason}
        // crossed prices are explained where they stand
        reasonShownBy={complete ? undefined : noteId}
        className="w-full md:w-auto [&>button]:w-full"
      >
        <span className="min-w-44 py-1 text-lg">
          {total === null || !complete || mistaken ? t(words.showUnknown) : t(words.show, { count: total })}
        </span>
      </Button>
      <p id={noteId} className="text-sm text-soft">
        {complete ? note : t(words.chooseFirst)}
      </p>
    </div>
  )
}
