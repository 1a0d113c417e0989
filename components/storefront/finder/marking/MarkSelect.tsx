'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import type { FinderState } from '@/components/storefront/finder/use-finder'
import { classes } from '@/components/ui/classes'

type Props<Name extends string> = {
  state: Pick<FinderState<Name>, 'choices' | 'choose' | 'list'>
  name: Name
  label: string
  /** Names the choice that must come first, if any. */
  waitsFor?: string
  /** Letters as large as on the sidewall, or as in a heading. */
  size: 'mark' | 'xl'
  /** Leaves room for a whole word as the label below. */
  wide?: boolean
  /** The name of an option whose value is a code. A long name may be cut off at the edge. */
  nameOf?: (value: string) => string
}

export function MarkSelect<Name extends string>(props: Props<Name>) {
  const { state, name, label, waitsFor = '', size, wide, nameOf } = props
  const t = useTranslations('finder')
  const noteId = useId()
  const value = state.choices[name]
  const list = state.list(name)
  const isWaiting = list.status === 'waiting'
  const note = { waiting: waitsFor, loading: t('loading'), failed: t('optionsFailed'), ready: '' }[
    list.status
  ]
  // The chosen value is shown even if the list lacks it: the address may be old, or the list may have failed to load.
  const values = value === '0' || list.options.includes(value) ? list.options : [value, ...list.options]
  return (
    <span className={classes('flex flex-col', nameOf ? 'max-w-full min-w-0' : 'shrink-0')}>
      <label className="flex flex-col-reverse">
        {/* A long label may reach below the slash that follows. */}
        <span className="mt-2 w-0 min-w-[calc(100%+2rem)] text-sm leading-tight text-soft">{label}</span>
        <span
          className={classes(
            'relative block border-b-4 transition-colors md:border-b-5',
            isWaiting || list.status === 'loading' ? 'border-b-edge' : 'border-b-signal',
          )}
        >
          <select
            name={name}
            value={value}
            onChange={(event) => state.choose(name, event.target.value)}
            aria-disabled={isWaiting || undefined}
            aria-describedby={note ? noteId : undefined}
            className={classes(
              'mark-select',
              wide ? 'min-w-26' : size === 'mark' ? 'min-w-18' : 'min-w-18 lg:min-w-26',
              size === 'mark' ? 'text-mark' : 'text-xl',
              nameOf && 'text-ellipsis',
              value === '0' && 'text-soft',
            )}
          >
            <option value="0">{t('notChosen')}</option>
            {values.map((option) => (
              <option key={option} value={option}>
                {nameOf ? nameOf(option) : option}
              </option>
            ))}
          </select>
          <SelectArrow
            className={classes('right-0 bottom-[22%] w-3', isWaiting ? 'text-edge' : 'text-signal')}
          />
        </span>
      </label>
      <span id={noteId} role="status" className={note ? 'mt-1 w-0 min-w-full text-sm text-soft' : 'sr-only'}>
        {isWaiting ? <span className="sr-only">{note}</span> : note}
      </span>
      {list.status === 'failed' ? (
        <button
          type="button"
          onClick={list.retry}
          className="prose-link w-0 min-w-full self-start py-1.5 text-left text-sm font-semibold"
        >
          {t('retry')}
        </button>
      ) : null}
    </span>
  )
}

export const SelectArrow = ({ className }: { className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 12 8" className={classes('pointer-events-none absolute', className)}>
    <path d="M0 0h12L6 8z" fill="currentColor" />
  </svg>
)

export function MarkLines(props: { size: 'mark' | 'xl'; first: ReactNode; second: ReactNode }) {
  const line = 'flex items-start gap-1 md:gap-2.5'
  return (
    <div
      className={classes(
        'flex gap-x-6 gap-y-3',
        props.size === 'mark' ? 'flex-col md:gap-y-5' : 'flex-wrap items-start',
      )}
    >
      <div className={line}>{props.first}</div>
      <div className={line}>{props.second}</div>
    </div>
  )
}

export function Between({ size, children }: { size: 'mark' | 'xl'; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex min-h-touch items-center font-display leading-tight font-normal text-soft select-none',
        size === 'mark' ? 'text-mark' : 'text-xl',
        // letters need more room beside the figures than a slash
        size === 'mark' && (children.length > 1 ? 'px-[0.12em]' : 'px-[0.04em]'),
      )}
    >
      {children}
    </span>
  )
}
