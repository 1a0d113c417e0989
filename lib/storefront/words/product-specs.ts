import 'server-only'
import { getTranslations } from 'next-intl/server'
import {
  type FieldMessageKey,
  type FieldName,
  fieldsOf,
  type ProductField,
  type Unit,
} from '@/lib/catalog/product/fields'
import type { Product, Spacer, Tire, Wheel } from '@/lib/catalog/product/schema'
import { boltText } from '@/lib/catalog/words/bolt-text'
import { messageKeyOf } from '@/lib/catalog/words/field-text'
import { rimSize } from '@/lib/catalog/words/rim-size'
import {
  boltCenters,
  boltCircle,
  isFlotation,
  outwardPokeMm,
  tireDimensions,
  trackChangeMm,
  wheelBackspacingMm,
} from '@/lib/measures/dimensions'
import { loadCapacityKg, serviceDescription, speedLimitKmh } from '@/lib/measures/load-and-speed'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { defaultLocale, languageTag } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { percentText } from '@/lib/platform/values/number-text'
import { pageLocale } from '@/lib/shop/texts/locale'
import type messages from '@/messages/pl.json'
import { facetTexts } from './results-text'

/** A line of the specification: what the trade calls it, its value, and what that means for the car. */
export type Spec = {
  key: keyof (typeof messages)['product']['about'] | FieldMessageKey
  label: string
  value: string
  about: string
  /** Of the value, where the shop wrote it itself. */
  lang?: string
}

type Value = string | number | null | undefined
/** A line that is made from more than one field; its words are in the group `product`. */
type Line = [keyof (typeof messages)['product']['about'], Value, lang?: string | undefined]

/** A product's specification in the trade's words; what is not known of it is left out. */
export async function productSpecs(product: Product): Promise<Spec[]> {
  const t = await getTranslations('product')
  const worded = ([key, value, lang]: Line) =>
    hasNoValue(value)
      ? []
      : [{ key, label: t(key), value: String(value), about: t(`about.${key}`), ...(lang ? { lang } : {}) }]
  const { before, after = [] } = await madeLines(product)
  return [
    ...before.flatMap(worded),
    ...(await plainLines(product)),
    ...[...after, ['productId', product.id] satisfies Line].flatMap(worded),
  ]
}

/** Units with words that stand behind a value. */
const isMeasured = (unit: Unit | undefined): unit is 'mm' | 'kg' | 'dB' =>
  unit === 'mm' || unit === 'kg' || unit === 'dB'

const hasNoValue = (value: Value) => value === null || value === undefined || value === ''

/** The fields whose description says that they are shown as they are. */
async function plainLines(product: Product): Promise<Spec[]> {
  const t = await getTranslations()
  const { t: tProduct, figure } = await units()
  const values: Record<string, unknown> = product
  const shown = (name: FieldName, field: ProductField): string => {
    const value = values[name]
    if (typeof value === 'boolean') return tProduct(value ? 'yes' : 'no')
    if (typeof value === 'number')
      return 'unit' in field && isMeasured(field.unit)
        ? tProduct(field.unit, { value: figure(value) })
        : figure(value)
    const text = typeof value === 'string' ? value : ''
    return field.kind === 'choice' ? wordOr(t, `facets.values.${name}.${text}`, text) : text
  }
  return fieldsOf(product.productType).flatMap(([name, field]) => {
    const value = field.inSpecification ? shown(name, field) : ''
    const key = messageKeyOf(name, field)
    const about = wordOr(t, `fields.about.${key}`, '')
    return value === '' ? [] : [{ key, label: t(`fields.names.${key}`), value, about }]
  })
}

/** The lines that need more than one field, or other words than the form. */
type Made = { before: Line[]; after?: Line[] }

function madeLines(product: Product): Promise<Made> {
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
    /** `101.6 mm (4″)`: catalogs of wheels give backspacing in inches. */
    mmAndInches: (value: number) => `${t('mm', { value: figure(value) })} (${figure(value / 25.4)}″)`,
    inches: (value: number) => t('inches', { value }),
    percent: (value: number) => percentText(value / 100, tag),
  }
}

async function tireLines(tire: Tire): Promise<Made> {
  const { t, figure, mm, inches, percent } = await units()
  const flotation = isFlotation(tire)
  const size = tireDimensions(tire)
  const load = tire.loadIndex === null ? undefined : loadCapacityKg(tire.loadIndex)
  const dual = tire.loadIndexDual ? loadCapacityKg(tire.loadIndexDual) : undefined
  const speed = tire.speedIndex === null ? undefined : speedLimitKmh(tire.speedIndex)
  const before: Line[] = [
    ['size', `${tireSizeText(tire)} ${serviceDescription(tire)}`],
    ['width', flotation ? inches(tire.profile) : mm(tire.width)],
    ['profile', flotation ? undefined : percent(tire.profile)],
    ['diameter', inches(tire.diameter)],
    ['loadIndex', load && t('upTo', { index: tire.loadIndex ?? 0, value: t('kg', { value: figure(load) }) })],
    [
      'loadIndexDual',
      dual && t('upTo', { index: tire.loadIndexDual ?? 0, value: t('kg', { value: figure(dual) }) }),
    ],
    ['speedIndex', speed && t('upTo', { index: tire.speedIndex ?? '', value: t('kmh', { value: speed }) })],
    ['loadSpeed', load || speed ? undefined : tire.icVc],
  ]
  const after: Line[] = [
    ['outerDiameter', mm(size.overallDiameterMm)],
    ['sidewall', mm(size.sidewallMm)],
    ['circumference', mm(size.circumferenceMm)],
    ['revolutions', figure(size.revolutionsPerKm)],
  ]
  return { before, after }
}

async function wheelLines(wheel: Wheel): Promise<Made> {
  const { mm, mmAndInches, inches } = await units()
  const { wordOf } = await facetTexts()
  const { offset } = wheel
  const seat = offset === null ? undefined : { widthInches: wheel.width, offsetMm: offset }
  const before: Line[] = [
    ['rimSize', rimSize(wheel, await pageLocale())],
    ['rimDiameter', inches(wheel.diameter)],
    ['rimWidth', inches(wheel.width)],
    ...(await patternLines(wheel.boltSpacing)),
    ['centreBore', mm(wheel.centralBoreDiameter)],
    ['offset', offset === null ? undefined : wordOf('offset', String(offset))],
    ['backspacing', seat && mmAndInches(wheelBackspacingMm(seat))],
    ['poke', seat && mm(outwardPokeMm(seat))],
  ]
  return { before }
}

async function spacerLines(spacer: Spacer): Promise<Made> {
  const { mm } = await units()
  const bolts = spacer.boltInfo && boltText(spacer.boltInfo, await getTranslations())
  // in the shop's own language where it says more than usual
  const isOwn = bolts === spacer.boltInfo
  const before: Line[] = [
    ['thickness', mm(spacer.thickness)],
    ...(await patternLines(spacer.boltDistance)),
    ['bolts', isOwn ? bolts && typeset(bolts, defaultLocale) : bolts, isOwn ? defaultLocale : undefined],
    ['track', `+${mm(trackChangeMm(spacer.thickness, 0))}`],
  ]
  return { before }
}

/** The pattern, and the distance of two neighboring holes: what a caliper can measure on the car. */
async function patternLines(pattern: string): Promise<Line[]> {
  const { mm } = await units()
  const circle = boltCircle(pattern)
  const [first, second] = circle ? boltCenters(circle) : []
  return [
    ['boltPattern', pattern],
    ['holeDistance', first && second && mm(Math.hypot(first.x - second.x, first.y - second.y))],
  ]
}
