import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'

/** The language of a file's name, such as `en.xml`. */
export const localeFile = (extension: string) =>
  z
    .string()
    .refine((name) => name.endsWith(`.${extension}`))
    .transform((name) => name.slice(0, -extension.length - 1))
    .pipe(z.enum(locales))
