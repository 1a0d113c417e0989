import { z } from 'zod'

/** A filter of a form that is left out: an empty field counts as none. */
export const blankOr = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => value || undefined, type.optional())

/** Whether a period would begin after its end: nothing can be found in it. */
export const isBackward = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from !== undefined && to !== undefined && from > to

/** A day of the calendar by the shop's clock. */
export const day = z.iso.date('invalid_value')
