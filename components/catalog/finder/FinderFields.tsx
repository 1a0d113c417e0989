'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { classes } from '@/components/ui/classes'
import { tireFinderDefaults } from '@/lib/catalog/finder/tire-defaults'
import { fields } from '@/lib/catalog/product/fields'
import { shop } from '@/lib/shop'
import type { TireFinderState } from './TireFinder'

const box =
  'relative flex min-h-14 flex-col justify-center rounded border px-3 py-1.5 ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)'
const control = 'w-full min-w-0 appearance-none bg-transparent py-0.5 font-semibold outline-none'

function Box(props: { label: string; fixed?: boolean; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child that every caller gives
    <label
      className={classes(
        box,
        props.fixed ? 'border-hairline bg-transparent' : 'border-edge bg-face',
        props.className,
      )}
    >
      <span className="text-sm text-soft">{props.label}</span>
      {props.children}
    </label>
  )
}

function Caret() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 8"
      className="pointer-events-none absolute right-3 bottom-4 w-2.5 text-signal"
    >
      <path d="M0 0h12L6 8z" fill="currentColor" />
    </svg>
  )
}

/** Tread pattern and prices. */
export function FinderFields({ state }: { state: TireFinderState }) {
  const t = useTranslations('finder')
  const { choices, choose, hasCrossedPrices } = state
  const treads = state.list('protector')
  const priceNoteId = useId()
  const { protector } = choices
  // An old address may ask for one that the list no longer has: it is shown all the same.
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
        <Caret />
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
            <button type="button" onClick={treads.retry} className="prose-link py-1.5 font-semibold">
              {t('retry')}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** The message for a season. The finder asks for one season only, but an address may ask for another or for none. */
const seasonKey = (season: string) =>
  fields.Tire.season.options.find((each) => each === season) ?? 'anySeason'

/** Season and manufacturer, of which the shop has one each: they can be focused and read, but not changed. */
export function FixedFields({ state }: { state: TireFinderState }) {
  const t = useTranslations('finder')
  const { season, manufacturer } = state.choices
  const isUsual = season === tireFinderDefaults.season
  const seasonNoteId = useId()
  const makerNoteId = useId()
  return (
    <div className="grid grid-cols-2 gap-2.5 md:gap-3">
      <input type="hidden" name="season" value={season} />
      <Box label={t('season')} fixed>
        <select
          aria-disabled="true"
          aria-describedby={seasonNoteId}
          className={classes(control, 'text-soft')}
        >
          <option>{t(seasonKey(season))}</option>
        </select>
        <span id={seasonNoteId} className={isUsual ? 'sr-only' : 'text-sm text-soft'}>
          {isUsual ? t('seasonFixed') : season ? t('seasonOpen') : t('seasonAny')}
        </span>
      </Box>
      <Box label={t('manufacturer')} fixed>
        <select aria-disabled="true" aria-describedby={makerNoteId} className={classes(control, 'text-soft')}>
          <option>{manufacturer || shop.brand}</option>
        </select>
        <span id={makerNoteId} className="sr-only">
          {t('manufacturerFixed')}
        </span>
      </Box>
    </div>
  )
}
