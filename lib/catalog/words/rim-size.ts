import { defaultLocale, type Locale } from '@/lib/platform/i18n/routing'

/** The size of a wheel, from inches: `7Jx15`, and in English `15x7`, as the American trade writes it. */
export const rimSize = ({ width, diameter }: { width: number; diameter: number }, locale: Locale): string =>
  locale === 'en' ? `${diameter}x${width}` : `${width}Jx${diameter}`

/** A word of a question with the American size of a wheel as stored titles have it; an overall diameter stays. */
export const rimInTitles = (word: string): string =>
  word.replace(/^(1\d|2[0-4])x(\d{1,2}(?:\.\d)?)$/i, (size, diameter: string, width: string) =>
    Number(width) < Number(diameter)
      ? rimSize({ width: Number(width), diameter: Number(diameter) }, defaultLocale)
      : size,
  )
