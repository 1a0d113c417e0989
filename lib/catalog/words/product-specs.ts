import 'server-only'
import { getTranslations } from 'next-intl/server'
import { tireSize } from '@/lib/catalog/product/rules'
import type { Product, Spacer, Tire, Wheel } from '@/lib/catalog/product/schema'
import {
  boltCenters,
  boltCircle,
  isFlotation,
  loadCapacityKg,
  outwardPokeMm,
  speedLimitKmh,
  tireDimensions,
  trackChangeMm,
  wheelBackspacingMm,
} from '@/lib/drawing/dimensions'
import { pageLocale } from '@/lib/i18n/locale'
import { defaultLocale, languageTag } from '@/lib/i18n/routing'
import { typeset } from '@/lib/i18n/typeset'
import type messages from '@/messages/pl.json'
import { boltText } from './bolt-text'
import { facetTexts } from './facet-text'

/** A line of the specification: what the trade calls it, its value, and what that means for the car. */
export type Spec = {
  key: keyof (typeof messages)['product']['about']
  label: string
  value: string
  about: string
  /** Of the value, where the shop wrote it itself. */
  lang?: string
}

type Line = [Spec['key'], string | number | null | undefined, lang?: string | undefined]

/** A product's specification in the trade's words; what is not known of it is left out. */
export async function productSpecs(product: Product): Promise<Spec[]> {
  const t = await getTranslations('product')
  const lines = await linesOf(product)
  return [...lines, ['productId', product.id] satisfies Line].flatMap(([key, value, lang]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ key, label: t(key), value: String(value), about: t(`about.${key}`), ...(lang ? { lang } : {}) }],
  )
}

function linesOf(product: Product): Promise<Line[]> {
  switch (product.productType) {
    case 'Tire':
      return tireLines(product)
    case 'Wheel':
      return wheelLines(product)
    case 'Spacer':
      return spacerLines(product)
  }
}

async function units() {
  const t = await getTranslations('product')
  const tag = languageTag[await pageLocale()]
  const figure = (value: number) => value.toLocaleString(tag, { maximumFractionDigits: 1 })
  return {
    t,
    figure,
    mm: (value: number) => t('mm', { value: figure(value) }),
    inches: (value: number) => t('inches', { value }),
    percent: (value: number) => (value / 100).toLocaleString(tag, { style: 'percent' }),
  }
}

async function tireLines(tire: Tire): Promise<Line[]> {
  const { t, figure, mm, inches, percent } = await units()
  const { codeText } = await facetTexts()
  const flotation = isFlotation(tire)
  const size = tireDimensions(tire)
  const load = tire.loadIndex === null ? undefined : loadCapacityKg(tire.loadIndex)
  const speed = tire.speedIndex === null ? undefined : speedLimitKmh(tire.speedIndex)
  return [
    ['size', `${tireSize(tire)} ${tire.icVc}`],
    ['width', flotation ? inches(tire.profile) : mm(tire.width)],
    ['profile', flotation ? undefined : percent(tire.profile)],
    ['diameter', inches(tire.diameter)],
    ['loadIndex', load && t('upTo', { index: tire.loadIndex ?? 0, value: t('kg', { value: figure(load) }) })],
    ['speedIndex', speed && t('upTo', { index: tire.speedIndex ?? '', value: t('kmh', { value: speed }) })],
    ['loadSpeed', load || speed ? undefined : tire.icVc],
    ['season', codeText('season', tire.season)],
    ['protector', tire.protector],
    ['typeOfTire', codeText('typeOfTire', tire.typeOfTire)],
    ['retread', tire.retread ? t('yes') : t('no')],
    ['manufacturer', tire.manufacturer],
    ['outerDiameter', mm(size.overallDiameterMm)],
    ['sidewall', mm(size.sidewallMm)],
    ['circumference', mm(size.circumferenceMm)],
    ['revolutions', figure(size.revolutionsPerKm)],
  ]
}

async function wheelLines(wheel: Wheel): Promise<Line[]> {
  const { mm, inches } = await units()
  const { codeText, wordOf } = await facetTexts()
  const { offset } = wheel
  const seat = offset === null ? undefined : { widthInches: wheel.width, offsetMm: offset }
  return [
    ['rimSize', `${wheel.width}Jx${wheel.diameter}`],
    ['rimDiameter', inches(wheel.diameter)],
    ['rimWidth', inches(wheel.width)],
    ...(await patternLines(wheel.boltSpacing)),
    ['centreBore', mm(wheel.centralBoreDiameter)],
    ['offset', offset === null ? undefined : wordOf('offset', String(offset))],
    ['backspacing', seat && mm(wheelBackspacingMm(seat))],
    ['poke', seat && mm(outwardPokeMm(seat))],
    ['typeOfWheel', wheel.typeOfWheel && codeText('typeOfWheel', wheel.typeOfWheel)],
    ['material', wheel.material && codeText('material', wheel.material)],
    ['color', wheel.color && codeText('color', wheel.color)],
  ]
}

async function spacerLines(spacer: Spacer): Promise<Line[]> {
  const { t, mm } = await units()
  const bolts = spacer.boltInfo && boltText(spacer.boltInfo, t)
  // in the shop's own language where it says more than usual
  const isOwn = bolts === spacer.boltInfo
  return [
    ['thickness', mm(spacer.thickness)],
    ...(await patternLines(spacer.boltDistance)),
    ['bolts', isOwn ? bolts && typeset(bolts, defaultLocale) : bolts, isOwn ? defaultLocale : undefined],
    ['track', `+${mm(trackChangeMm(spacer.thickness, 0))}`],
  ]
}

/** The pattern, and the distance of two neighbouring holes: what a caliper can measure on the car. */
async function patternLines(pattern: string): Promise<Line[]> {
  const { mm } = await units()
  const circle = boltCircle(pattern)
  const [first, second] = circle ? boltCenters(circle) : []
  return [
    ['boltPattern', pattern],
    ['holeDistance', first && second && mm(Math.hypot(first.x - second.x, first.y - second.y))],
  ]
}
