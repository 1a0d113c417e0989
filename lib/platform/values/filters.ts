import { z } from 'zod'

/** A filter of a form that is left out: an empty field counts as none. */
export const blankOr = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => value || undefined, type.optional())

export const isBackward = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from !== undefined && to !== undefined && from > to

export const day = z.iso.date('invalid_value')
