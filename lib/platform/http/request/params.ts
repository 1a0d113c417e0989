import { z } from 'zod'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { readNumber } from '@/lib/platform/values/number-text'
import { isRowId } from '@/lib/platform/values/row-id'

/** A numeric id in a path. */
export const pathId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine(isRowId)

export const OrderParams = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) })
/** An id with another form cannot exist, so its path answers 404. */
export const accountId = z.string().regex(/^[\w-]{1,128}$/)
export const LocaleQuery = z.object({ locale: z.enum(locales, 'unknown_value').default(defaultLocale) })

/** A number in a path, as a person or the finder writes it; any other text becomes NaN, which matches no product. */
export const pathNumber = z.string().transform((text) => readNumber(text) ?? Number.NaN)

export const pathParams = {
  id: pathId,
  uid: accountId,
  userId: z.string(),
  title: z.string(),
  width: pathNumber,
  profile: pathNumber,
  diameter: pathNumber,
  boltSpacing: z.string(),
  boltDistance: z.string(),
}
