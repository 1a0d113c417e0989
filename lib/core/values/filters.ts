import { z } from 'zod'

/** A filter of a form that is left out: an empty field counts as none. */
export const blankOr = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => value || undefined, type.optional())

/** A day of the calendar by the shop's clock. */
export const day = z.iso.date('invalid_value')
