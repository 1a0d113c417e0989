'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { classes } from '@/components/ui/classes'
import { seasons } from '@/lib/catalog/product/fields/options'
import { type TireChoice, tireFinderDefaults } from '@/lib/storefront/results/tire-defaults'
import { SelectArrow } from './marking/MarkSelect'
import type { FinderState } from './use-finder'

const box =
  'relative flex min-h-14 flex-col justify-center rounded border border-edge bg-face px-3 py-1.5 ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)'
const control = 'w-full min-w-0 appearance-none bg-transparent py-0.5 font-semibold outline-none'

function Box(props: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child that every caller gives
    <label className={classes(box, props.className)}>
      <span className="text-sm text-soft">{props.label}</span>
      {props.children}
    </label>
  )
}

export function FinderFields({ state }: { state: FinderState<TireChoice> }) {
  const t = useTranslations('finder')
  const { choices, choose, hasCrossedPrices } = state
  const treads = state.list('protector')
  const priceNoteId = useId()
  const { protector } = choices
  // The chosen pattern is shown even if the list lacks it: the address may be old.
  const patterns =
    protector === '0' || treads.options.includes(protector) ? treads.options : [protector, ...treads.options]
  const isWaiting = treads.status === 'waiting'
  const price = (name: 'priceFrom' | 'priceTo') => (
    <Box label={t(name)} className="flex-1">
      <input
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={1_000_000}
        step="any"
        value={choices[name]}
        onChange={(event) => choose(name, event.target.value)}
        aria-invalid={hasCrossedPrices || undefined}
        aria-describedby={hasCrossedPrices ? priceNoteId : undefined}
        className={classes(control, 'tabular-nums')}
      />
    </Box>
  )
  return (
    <div className="grid grid-cols-2 gap-2.5 md:gap-3">
      <Box label={t('protector')} className="col-span-2 sm:col-span-1">
        <select
          name="protector"
          value={protector}
          onChange={(event) => choose('protector', event.target.value)}
          aria-disabled={isWaiting || undefined}
          title={isWaiting ? t('firstDiameter') : undefined}
          className={classes(control, 'pr-6 [&>option]:bg-face [&>option]:text-type')}
        >
          <option value="0">{t('anyProtector')}</option>
          {patterns.map((pattern) => (
            <option key={pattern} value={pattern}>
              {pattern}
            </option>
          ))}
        </select>
        <SelectArrow className="right-3 bottom-4 w-2.5 text-signal" />
      </Box>
      <div className="col-span-2 flex gap-2.5 sm:col-span-1 md:gap-3">
        {price('priceFrom')}
        {price('priceTo')}
      </div>
      <div aria-live="polite" className="col-span-2 empty:hidden">
        {hasCrossedPrices ? (
          <p id={priceNoteId} className="text-sm font-medium text-danger">
            {t('priceOrder')}
          </p>
        ) : null}
        {treads.status === 'failed' ? (
          <p className="text-sm">
            {t('optionsFailed')}{' '}
            <button type="button" onClick={treads.retry} className="prose-link touch-link font-semibold">
              {t('retry')}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** The message for a season. An address may have any season or none, although the finder always asks for the same. */
const seasonKey = (season: string) => seasons.find((each) => each === season) ?? 'anySeason'

/** A fixed value. It is a select, so that the keyboard and screen readers reach it, but looks like text. */
function FixedFact(props: { label: string; value: string; note: string; isNoteShown?: boolean }) {
  const noteId = useId()
  return (
    <label className="flex items-baseline gap-1.5 text-sm">
      <span className="text-soft">{props.label}</span>
      <select
        aria-disabled="true"
        aria-describedby={noteId}
        className="fit-content-field appearance-none rounded bg-transparent py-1 font-semibold"
      >
        <option>{props.value}</option>
      </select>
      <span id={noteId} className={props.isNoteShown ? 'text-soft' : 'sr-only'}>
        {props.note}
      </span>
    </label>
  )
}

export function FixedFields({ state }: { state: FinderState<TireChoice> }) {
  const t = useTranslations('finder')
  const { season, manufacturer } = state.choices
  const isUsual = season === tireFinderDefaults.season
  return (
    <div className="flex flex-wrap gap-x-6">
      <input type="hidden" name="season" value={season} />
      <FixedFact
        label={t('season')}
        value={t(seasonKey(season))}
        note={isUsual ? t('seasonFixed') : season ? t('seasonOpen') : t('seasonAny')}
        isNoteShown={!isUsual}
      />
      <FixedFact
        label={t('manufacturer')}
        value={manufacturer || t('ownBrand')}
        note={t('manufacturerFixed')}
      />
    </div>
  )
}
