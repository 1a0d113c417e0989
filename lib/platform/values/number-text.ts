import { decimalSign, type Locale } from '@/lib/platform/i18n/routing'

/**
 * A number as people type it: `195`, `139,7`, `1 234,56`, `1.234,50`, `-20`. A sign that stands once begins the decimals; of
 * two different signs the last one does. Undefined for an empty text, NaN for one that is no number.
 */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const ungrouped = trimmed
    .replace(/^[\u2212\u2013]/, '-')
    // \s holds the no-break spaces; the apostrophe is the Swiss way
    .replace(/(?<=\d)[\s'](?=\d{3}(?!\d))/g, '')
  const grouped = /^[-+]?\d{1,3}(?:([.,])\d{3})+([.,])\d+$/.exec(ungrouped)
  const plain = grouped && grouped[1] !== grouped[2] ? ungrouped.replaceAll(grouped[1] ?? '', '') : ungrouped
  return /^[-+]?\d{1,12}([.,]\d{1,9})?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

/** A number for a control, in the style of the language: `549,99` in Polish and Russian. */
export function typedNumber(value: number, locale: Locale, decimals?: number): string {
  const figures = decimals === undefined ? String(value) : value.toFixed(decimals)
  return figures.replace('.', decimalSign[locale])
}

/** A number for print: its hyphen becomes a minus sign. */
export const withMinus = (text: string | number): string => String(text).replace(/^-/, '\u2212')

/** A share as a percentage. Russian gets no space before the sign, as in the messages: `Intl` would put one. */
export const percentText = (share: number, tag: string, options?: Intl.NumberFormatOptions): string =>
  withMinus(share.toLocaleString(tag, { ...options, style: 'percent' })).replace(/\s(?=%)/, '')

/** An amount in PLN as people type it, with or without the currency: `619,00 zł`, `PLN 619`. */
export const readMoney = (text: string): number | undefined =>
  readNumber(text.replace(/^\s*PLN\b|(?<=[\d\s])(PLN|zł|zl)\.?\s*$/i, ''))
