import type { useTranslations } from 'next-intl'
import type { Product, Tire } from '@/lib/catalog/product/schema'
import { loadCapacityKg, serviceDescription } from '@/lib/measures/load-and-speed'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import type { Locale } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { withMinus } from '@/lib/platform/values/number-text'
import { boltText } from './bolt-text'
import { rimSize } from './rim-size'

type Translate = ReturnType<typeof useTranslations<never>>

/** `ET −20`, with a minus sign, never parted. */
export const offsetText = (offset: string | number) => `ET\u00a0${withMinus(offset)}`

/** The size of a product as it is marked on it, and of a wheel as its title in the language has it. */
export function productSize(product: Product, t: Translate, locale: Locale): string {
  switch (product.productType) {
    case 'Tire':
      return tireSizeText(product)
    case 'Wheel':
      return rimSize(product, locale)
    case 'Spacer':
      return t('product.mm', { value: product.thickness })
  }
}

/** The lettering of a product: what the trade reads first. */
export function productMark(product: Product, t: Translate, locale: Locale): string {
  const offset = product.productType === 'Wheel' ? product.offset : null
  const size = productSize(product, t, locale)
  return offset === null ? size : `${size} · ${offsetText(offset)}`
}

/** A title divided where it names the size, so that a card can set the size large without saying it twice. */
export function titleAtSize(product: Product, title: string) {
  const match = new RegExp(`(?<!\\S)(?:${writtenSize(product)})(?!\\S)`, 'i').exec(title)
  if (!match) return null
  const [size] = match
  const before = title.slice(0, match.index).trim()
  return { before, size, after: title.slice(match.index + size.length).trim() }
}

function writtenSize(product: Product): string {
  const figure = (value: number) => String(value).replace('.', '[.,]')
  switch (product.productType) {
    case 'Tire': {
      const [width, profile, diameter] = [product.width, product.profile, product.diameter].map(figure)
      return `${width}[/x×]${profile}\\s?R${diameter}`
    }
    case 'Wheel':
      return `${figure(product.width)}J?[x×]${figure(product.diameter)}|${figure(product.diameter)}x${figure(product.width)}`
    case 'Spacer':
      return `${figure(product.thickness)}\\s?(?:mm|мм)`
  }
}

/** The traits in which products of a size differ, in the order of the trade. */
export function productTraits(product: Product, t: Translate): string[] {
  return traitsOf(product, t).filter((trait): trait is string => Boolean(trait))
}

/** The classes of the EU label, which stand wherever a labeled tire is offered (Regulation 2020/740, art. 6). */
const labelTraits = ({ labelFuel, labelWet, noiseDb, noiseClass }: Tire, t: Translate) => [
  labelFuel && t('card.labelFuel', { grade: labelFuel }),
  labelWet && t('card.labelWet', { grade: labelWet }),
  noiseDb && t('card.labelNoise', { db: noiseDb, grade: noiseClass ?? '' }).trim(),
]

function traitsOf(product: Product, t: Translate): (string | 0 | null | undefined)[] {
  const wordOf = (name: 'use' | 'season', code: string | null) =>
    code && wordOr(t, `facets.values.${name}.${code}`, code)
  const bore = (mm: number) => t('card.bore', { mm })
  const load = (kg: number | null | undefined) => kg && t('card.load', { kg })
  switch (product.productType) {
    case 'Tire':
      return [
        ...(product.retread ? [t('card.retread')] : labelTraits(product, t)),
        product.protector,
        serviceDescription(product),
        wordOf('use', product.use),
        wordOf('season', product.season),
        load(product.loadIndex === null ? null : loadCapacityKg(product.loadIndex)),
      ]
    case 'Wheel':
      return [
        product.boltSpacing,
        product.offset === null ? null : offsetText(product.offset),
        bore(product.centralBoreDiameter),
        product.color && wordOr(t, `card.color.${product.color}`, product.color),
        load(product.maxLoad),
      ]
    case 'Spacer':
      return [
        product.boltDistance,
        product.hubBore && bore(product.hubBore),
        product.mounting && t(`card.mounting.${product.mounting}`),
        product.boltInfo && boltText(product.boltInfo, t),
      ]
  }
}
