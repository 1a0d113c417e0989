import type { useTranslations } from 'next-intl'
import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { percentText, withMinus } from '@/lib/platform/values/number-text'
import type { Check } from './kit'

type Translate = ReturnType<typeof useTranslations<never>>

type FigureFormat = Intl.NumberFormatOptions & { unitName?: 'mm' | 'kg' | 'kmh' }

const millimeters = { unitName: 'mm', maximumFractionDigits: 1 } as const
/** Bores are stamped with up to two decimals, and a tenth decides. */
const bore = { unitName: 'mm', maximumFractionDigits: 2 } as const
const change = { ...millimeters, signDisplay: 'exceptZero' } as const
const kilograms = { unitName: 'kg', maximumFractionDigits: 0 } as const
const speed = { unitName: 'kmh', maximumFractionDigits: 1 } as const
const decimal = { maximumFractionDigits: 2 } as const

const written = (format: FigureFormat, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, format]))

/** How the numbers of a check are written. Numbers without a line here are counted: their text chooses the plural. */
const formats: Readonly<Record<string, FigureFormat>> = {
  ...written(millimeters, 'mm', 'stockMm', 'studs', 'over', 'least', 'threadMm'),
  ...written(bore, 'bore', 'hub', 'wall'),
  ...written(change, 'outsideMm', 'insideMm', 'trackMm', 'changeMm', 'clearanceMm'),
  percent: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  ...written(kilograms, 'kg', 'placardKg', 'axleKg'),
  ...written(speed, 'kmh', 'placardKmh', 'true50', 'true90', 'true130'),
  ...written(decimal, 'inches', 'rim', 'smallest', 'width', 'from', 'to'),
}

/** A figure of a check as the language writes it, with its unit, never parted, and a minus instead of a hyphen. */
function figureText(name: string, figure: number | string, t: Translate, locale: Locale): number | string {
  const format = formats[name]
  if (!format || typeof figure === 'string') return figure
  const { unitName, ...options } = format
  const tag = languageTag[locale]
  const value =
    name === 'percent'
      ? percentText(figure / 100, tag, options)
      : withMinus(figure.toLocaleString(tag, options))
  return (unitName ? t(`fitment.units.${unitName}`, { value }) : value).replaceAll(' ', '\u00a0')
}

const figureTexts = ({ figures }: Check, t: Translate, locale: Locale) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, figureText(name, figure, t, locale)]),
  )

/** What a check found, in the language of the page. */
export function checkText(check: Check, t: Translate, locale: Locale): string {
  const figures = figureTexts(check, t, locale)
  const text = t(`fitment.reasons.${check.reason}`, figures)
  return 'turns' in figures ? `${text} ${t('fitment.turns', figures)}` : text
}

/** What to measure, and how, where a check does not know enough; null where it does. */
export function measureText({ verdict, reason }: Check, t: Translate): string | null {
  return verdict === 'unknown' ? wordOr(t, `fitment.measures.${reason}`, null) : null
}

/** Where the rule of a check comes from: `Rule: UN Regulation No. 30`. */
export const sourceText = ({ source }: Check, t: Translate): string =>
  t('fitment.rule', { source: t(`fitment.sources.${source}`) })
