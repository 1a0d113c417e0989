import type { useTranslations } from 'next-intl'
import { type Locale, languageTag } from '@/lib/i18n/routing'
import type { Check } from './kit'

type Translate = ReturnType<typeof useTranslations<never>>

const millimeters = { style: 'unit', unit: 'millimeter', maximumFractionDigits: 1 } as const
/** Bores are stamped with up to two decimals, and a tenth decides. */
const bore = { ...millimeters, maximumFractionDigits: 2 } as const
const change = { ...millimeters, signDisplay: 'exceptZero' } as const
const kilograms = { style: 'unit', unit: 'kilogram', maximumFractionDigits: 0 } as const
const speed = { style: 'unit', unit: 'kilometer-per-hour', maximumFractionDigits: 1 } as const

/** How the numbers of a check are written. Numbers without a line here are counted: their text chooses the plural. */
const formats: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  mm: millimeters,
  stockMm: millimeters,
  studs: millimeters,
  over: millimeters,
  threadMm: millimeters,
  bore,
  hub: bore,
  outsideMm: change,
  insideMm: change,
  trackMm: change,
  changeMm: change,
  clearanceMm: change,
  percent: {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  },
  kg: kilograms,
  placardKg: kilograms,
  kmh: speed,
  placardKmh: speed,
  true50: speed,
  true90: speed,
  true130: speed,
  inches: {},
  rim: {},
  smallest: {},
  width: {},
  from: {},
  to: {},
}

/** A figure of a check as the language writes it, with its unit, never parted, and a minus instead of a hyphen. */
function figureText(name: string, figure: number | string, locale: Locale): number | string {
  const format = formats[name]
  if (!format || typeof figure === 'string') return figure
  return new Intl.NumberFormat(languageTag[locale], format)
    .format(name === 'percent' ? figure / 100 : figure)
    .replaceAll(' ', '\u00a0')
    .replace('-', '\u2212')
}

const figureTexts = ({ figures }: Check, locale: Locale) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, figureText(name, figure, locale)]),
  )

/** What a check found, in the language of the page. */
export function checkText(check: Check, t: Translate, locale: Locale): string {
  const figures = figureTexts(check, locale)
  const text = t(`fitment.reasons.${check.reason}`, figures)
  return 'turns' in figures ? `${text} ${t('fitment.turns', figures)}` : text
}

/** What to measure, and how, where a check does not know enough; null where it does. */
export function measureText({ verdict, reason }: Check, t: Translate): string | null {
  const key = `fitment.measures.${reason}` as 'fitment.measures.boreUnknown'
  return verdict === 'unknown' && t.has(key) ? t(key) : null
}

/** Where the rule of a check comes from: `Rule: UN Regulation No. 30`. */
export const sourceText = ({ source }: Check, t: Translate): string =>
  t('fitment.rule', { source: t(`fitment.sources.${source}`) })
