'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { MM_PER_INCH, tireDimensions } from '@/lib/measures/dimensions'
import { languageTag } from '@/lib/platform/i18n/routing'
import type { FinderStart } from '@/lib/storefront/finder/plan'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { readRecent, writeRecent } from '@/lib/storefront/recent/recent'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'
import type { TireChoice } from '@/lib/storefront/results/tire-defaults'
import { FinderFields, FixedFields } from './FinderFields'
import { FinderFrame, type FinderPlace } from './FinderFrame'
import { heroDrawing } from './FinderHero'
import { Between, MarkSelect } from './marking/MarkSelect'
import { useFinder } from './use-finder'

/** The tire finder: a sidewall's marking, with a select in each place. */
export function TireFinder({ start, place }: { start: FinderStart<TireChoice>; place: FinderPlace }) {
  const t = useTranslations('finder')
  const tag = languageTag[useLocale()]
  const finder = useFinder(tirePlan, start, place === 'hero')
  const state = {
    ...finder,
    search: (event: FormEvent) => {
      if (finder.isComplete) {
        const path = resultsPath(queryFor('Tire', { width, profile, diameter }))
        writeRecent({ ...readRecent(), size: { path, name: marking } })
      }
      finder.search(event)
    },
  }
  const { width, profile, diameter } = state.choices
  const size = { width: Number(width), profile: Number(profile), diameter: Number(diameter) }
  // an address may ask for a size that no tire has
  const measured = Object.values(size).every((part) => part > 0) ? tireDimensions(size) : null
  const dimensions = measured && measured.sidewallMm > 0 ? measured : null
  const round = (value: number) => Math.round(value).toLocaleString(tag)
  const figure = (value: string) => (value === '0' ? '–' : value)
  // it reads `31 x 10.5 R 15` in inches
  const isFlotation = size.width > 0 && size.width < 100
  const marking = `${figure(width)}${isFlotation ? 'x' : '/'}${figure(profile)} R${figure(diameter)}`
  return (
    <FinderFrame
      state={state}
      place={place}
      marking={(letters) => {
        const part = { state, size: letters }
        return (
          <div className="flex items-start gap-1 md:gap-2.5">
            <MarkSelect {...part} name="width" label={isFlotation ? t('widthInches') : t('width')} />
            <Between size={letters}>{isFlotation ? 'x' : '/'}</Between>
            <MarkSelect
              {...part}
              name="profile"
              label={isFlotation ? t('profileInches') : t('profile')}
              waitsFor={t('firstWidth')}
            />
            <Between size={letters}>R</Between>
            <MarkSelect {...part} name="diameter" label={t('diameter')} waitsFor={t('firstProfile')} />
          </div>
        )
      }}
      fields={
        <>
          <FinderFields state={state} />
          <FixedFields state={state} />
        </>
      }
      note={
        dimensions ? (
          <>
            {t('outerDiameter')}{' '}
            <b className="font-semibold text-type">
              {t('mm', { value: round(dimensions.overallDiameterMm) })}
            </b>
            {' · '}
            {t('revolutions', { count: round(dimensions.revolutionsPerKm) })}
          </>
        ) : null
      }
      drawing={
        <Sidewall
          marking={marking}
          rimShare={dimensions ? (size.diameter * MM_PER_INCH) / dimensions.overallDiameterMm : 0.55}
          sidewallHeight={dimensions ? t('mm', { value: Math.round(dimensions.sidewallMm) }) : null}
        />
      }
    />
  )
}

/** Outer radius of the drawing, around the center of its 1000 x 1000 field. */
const R = 480
const LUGS = 72
const SPOKES = [0, 72, 144, 216, 288]

type SidewallProps = {
  marking: string
  /** The rim's share of the overall diameter, which keeps the drawing to scale. */
  rimShare: number
  /** The text of the sidewall's dimension line; null while no size is chosen. */
  sidewallHeight: string | null
}

/** A tire from the side, to scale, with its marking. Screen readers skip it, since the text says the same. */
function Sidewall({ marking, rimShare, sidewallHeight }: SidewallProps) {
  const t = useTranslations('finder')
  const rim = R * rimShare
  const shoulder = 412
  const band = shoulder - rim
  const letters = Math.min(60, band * 0.42)
  const letterArc = rim + band * 0.46
  const legendArc = rim + band * 0.17
  const move = { transition: 'r 180ms' }
  const lugs = (share: number) => ({ pathLength: LUGS, strokeDasharray: `${share} ${1 - share}` })
  return (
    <svg aria-hidden="true" viewBox="-500 -500 1000 1000" className={heroDrawing.cutOff}>
      <g fill="none">
        <circle r={474} stroke="#33373D" strokeWidth={40} {...lugs(0.6)} />
        <circle r={462} stroke="#2A2E33" strokeWidth={36} {...lugs(0.5)} strokeDashoffset={0.55} />
      </g>
      <circle r={452} fill="#1F2226" />
      <circle r={432} fill="none" stroke="#2C3036" strokeWidth={40} pathLength={36} strokeDasharray=".3 .7" />
      <circle r={shoulder} fill="#1A1C1F" stroke="#33373D" strokeWidth={3} />
      <circle r={rim + 12} fill="#131416" stroke="#2E3237" strokeWidth={3} style={move} />
      <circle r={rim - 8} fill="#0E0F11" stroke="#4A4F57" strokeWidth={20} style={move} />
      <g transform={`scale(${rim / 264})`} fill="#3A3E45">
        {SPOKES.map((angle) => (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d="M-38-246h76L26-76h-52z" />
            <circle cy={-54} r={9} fill="#0B0C0D" transform="rotate(36)" />
          </g>
        ))}
        <circle r={80} fill="none" stroke="#3A3E45" strokeWidth={14} />
        <circle r={34} fill="#26292D" />
      </g>
      <path id="sidewall-letters" d={upperHalf(letterArc - letters * 0.1)} fill="none" />
      <path id="sidewall-legend" d={upperHalf(legendArc)} fill="none" />
      {/* the maker's name behind it, where the whole arc is in sight */}
      {[marking, `${marking} · ${t('ownBrand').toUpperCase()}`].map((moulded, index) => (
        <text
          key={moulded}
          className={index === 0 ? 'font-display lg:hidden' : 'font-display max-lg:hidden'}
          fontWeight={800}
          fontSize={letters}
          letterSpacing={4}
          fill="#E9E6DD"
        >
          <textPath href="#sidewall-letters" startOffset="50%" textAnchor="middle">
            {moulded}
          </textPath>
        </text>
      ))}
      <text
        className="font-display"
        fontWeight={500}
        fontSize={Math.min(22, band * 0.16)}
        letterSpacing={5}
        fill="#8F8E87"
      >
        <textPath href="#sidewall-legend" startOffset="50%" textAnchor="middle">
          {t('sidewallText')}
        </textPath>
      </text>
      {sidewallHeight === null ? null : (
        <g stroke="#FF7A1A" strokeWidth={2.5}>
          <path d={`M${-R} 52H${-rim}M${-R} 40v24M${-rim} 40v24`} fill="none" />
          <text
            x={-(R + rim) / 2}
            y={40}
            textAnchor="middle"
            stroke="none"
            fill="#FF7A1A"
            fontSize={26}
            fontWeight={600}
          >
            {sidewallHeight}
          </text>
        </g>
      )}
    </svg>
  )
}

/** The upper half of a circle, from nine o'clock to three. */
const upperHalf = (radius: number) => `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`
