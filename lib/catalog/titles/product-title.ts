import type { useTranslations } from 'next-intl'
import type { ProductType, Wheel } from '@/lib/catalog/product/schema'
import { rimSize } from '@/lib/catalog/words/rim-size'
import {
  codeOf,
  meaningInTitles,
  mountingWords,
  typeWords,
  wheelWords,
} from '@/lib/catalog/words/title-words'
import { defaultLocale, type Locale } from '@/lib/platform/i18n/routing'

/** What a title is made from. Every product has it, and so has a line of the cart. */
export type TitledProduct = {
  productType: ProductType
  /** As the seller wrote it, in Polish. */
  title: string
  mounting?: string | null
} & {
  [Name in 'typeOfWheel' | 'diameter' | 'width' | 'centralBoreDiameter' | 'offset']?: Wheel[Name] | null
} & { boltSpacing?: string; boltDistance?: string; thickness?: number | null }

export type ShownTitle = { text: string; locale: Locale }

export type TitleWords = { locale: Locale; t: ReturnType<typeof useTranslations<'productTitle'>> }

/** The stored title where it says more than the fields, and for tires: those are made of names and markings. */
export function shownTitle(product: TitledProduct, words: TitleWords): ShownTitle {
  const text = product.productType === 'Tire' ? null : composedTitle(product, words)
  return text
    ? { text: printed(text), locale: words.locale }
    : { text: printed(product.title), locale: defaultLocale }
}

/** With the minus sign that cards and filters have in `ET −20`; stored titles have a hyphen there. */
export const printed = (title: string): string => title.replace(/(?<=\bET ?)-(?=\d)/g, '\u2212')

/** The title that the fields of a wheel or spacer make; null where its stored title says more, or a field is missing. */
export function composedTitle(product: TitledProduct, words: TitleWords): string | null {
  const made = product.productType === 'Wheel' ? wheelTitle(product, words) : spacerTitle(product, words.t)
  return made && tidied(made)
}

function wheelTitle(product: TitledProduct, { locale, t }: TitleWords): string | null {
  const { width, diameter, boltSpacing, offset, centralBoreDiameter: bore } = product
  if (!width || !diameter || !boltSpacing) return null
  const size = rimSize({ width, diameter }, locale)
  const offsetMark = typeof offset === 'number' ? `ET${offset}` : ''
  const boreMark = bore ? `CB${bore}` : ''
  const read = readTitle(product, [
    `${width}Jx${diameter}`,
    `${width}x${diameter}`,
    `${diameter}x${width}`,
    boltSpacing,
    offsetMark,
    boreMark,
  ])
  if (!read) return null
  const { name, markings } = read
  // another ET or CB than the product has
  if (markings.some((mark) => (offsetMark && mark.startsWith('ET')) || (boreMark && mark.startsWith('CB'))))
    return null
  const kind = agreed(product.typeOfWheel, read.typeOfWheel)
  if (kind !== null && kind !== 'steel' && kind !== 'alloy') return null
  const shownMark = bore ? t('bore', { bore: String(bore) }) : ''
  const marks = [size, boltSpacing, offsetMark, shownMark, ...markings].join(' ')
  return t(`wheel.${kind ?? 'other'}`, { name, marks })
}

function spacerTitle(product: TitledProduct, t: TitleWords['t']): string | null {
  const { thickness, boltDistance } = product
  if (!thickness || !boltDistance) return null
  const read = readTitle(product, [`${thickness}mm`, boltDistance])
  if (!read) return null
  const mounting = agreed(product.mounting, read.mounting)
  if (mounting !== null && mounting !== 'bolt-on' && mounting !== 'slip-on') return null
  const bore = read.markings
    .filter((mark) => mark.startsWith('CB'))
    .map((mark) => t('bore', { bore: mark.slice(2) }))
    .join(' ')
  const alloy = read.markings.filter((mark) => !mark.startsWith('CB')).join(' ')
  const figures = { thickness: String(thickness), pattern: boltDistance }
  return t(`spacer.${spacerKeys[mounting ?? 'other']}`, { name: read.name, bore, alloy, ...figures })
}

const spacerKeys = { 'bolt-on': 'boltOn', 'slip-on': 'slipOn', other: 'other' } as const

/** The field's value, or the title's where the field has none; undefined where they contradict each other. */
const agreed = <Value extends string>(field: string | null | undefined, said: Value | null) =>
  field && said && field !== said ? undefined : field || said

type ReadTitle = {
  name: string
  /** Markings that are the same in every language: `CB108`, `7075-T6`. */
  markings: string[]
  typeOfWheel: 'steel' | 'alloy' | null
  mounting: 'bolt-on' | 'slip-on' | null
}

const marking = /^(ET-?\d+|CB\d[\d.]*|\d{4}-T\d+)$/
const properName = /^\p{Lu}[\p{L}\d'’-]*$/u

/** Null as soon as one word is neither of the fields, nor of the trade, a marking or a name. */
function readTitle({ title, productType }: TitledProduct, fields: readonly string[]): ReadTitle | null {
  const said = new Set(fields.map((field) => field.toLowerCase()))
  const names: string[] = []
  const read: ReadTitle = { name: '', markings: [], typeOfWheel: null, mounting: null }
  for (const word of titleWordsIn(title)) {
    const small = word.toLowerCase()
    const typeOfWheel = productType === 'Wheel' ? codeOf(wheelWords, small) : undefined
    const mounting = productType === 'Spacer' ? codeOf(mountingWords, small) : undefined
    if (said.has(small) || codeOf(typeWords, small) === productType) continue
    if (typeOfWheel) read.typeOfWheel = typeOfWheel
    else if (mounting) read.mounting = mounting
    else if (marking.test(word.toUpperCase())) read.markings.push(word.toUpperCase())
    else if (properName.test(word)) names.push(word)
    else return null
  }
  return { ...read, name: names.join(' ') }
}

/** The names in a stored title, brand and model: its words that are neither of the trade nor markings. */
export const namesIn = ({ title }: TitledProduct): string =>
  titleWordsIn(title)
    .filter((word) => properName.test(word) && !/\d/.test(word) && !meaningInTitles(word))
    .join(' ')

/** `ET 5`, `5×139,7` and `30 mm` as one word each, in the form that the fields have. */
export const titleWordsIn = (title: string): string[] =>
  title
    .replace(/(?<=\d)[×х](?=\d)/g, 'x')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[−‑]/g, '-')
    .replace(/(?<=\b(ET|CB))\s+(?=-?\d)/gi, '')
    .replace(/(?<=\d)\s+(?=mm\b)/gi, '')
    .split(/\s+/)
    .filter(Boolean)

/** Without the gaps that missing parts leave, and beginning with a capital where no name comes first. */
function tidied(title: string): string {
  const text = title.replace(/\s+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
