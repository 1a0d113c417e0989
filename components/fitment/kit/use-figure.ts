'use client'

import { useLocale } from 'next-intl'
import { languageTag } from '@/lib/i18n/routing'

/** Writes figures as the language does, with one decimal at most and a real minus. */
export function useFigure() {
  const tag = languageTag[useLocale()]
  const written = (value: number, signDisplay: 'auto' | 'exceptZero') =>
    value
      .toLocaleString(tag, { maximumFractionDigits: 1, signDisplay, useGrouping: false })
      .replace('-', '\u2212')
  return {
    figure: (value: number) => written(value, 'auto'),
    /** With its sign: a change. */
    change: (value: number) => written(value, 'exceptZero'),
  }
}
