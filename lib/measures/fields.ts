import { z } from 'zod'
import type { ErrorCode } from '@/lib/platform/errors'
import type { Reader, Reading } from './readers'

// Readers as fields of a schema. The browser reads figures without a schema, and so without its library.

/** Longer texts are no figure, no list of sizes and no path. */
const LONGEST = 300

const parsed = <Value>(reader: Reader<Value>, whenEmpty: ErrorCode | null) =>
  z
    .string()
    .optional()
    .transform((text, context): Value | undefined => {
      const trimmed = text?.trim() ?? ''
      if (trimmed === '' && whenEmpty === null) return undefined
      const problem = trimmed === '' ? whenEmpty : trimmed.length > LONGEST ? 'too_long' : null
      const reading: Reading<Value> = problem ? { problem } : reader(trimmed)
      if ('value' in reading) return reading.value
      context.issues.push({ code: 'custom', message: reading.problem, input: text })
      return z.NEVER
    })

/** Undefined for a text that is empty or missing. */
export const optional = <Value>(reader: Reader<Value>) => parsed(reader, null)
/** The same, null instead of undefined. */
export const orNull = <Value>(reader: Reader<Value>) =>
  parsed(reader, null).transform((value) => value ?? null)
/** An empty text is a problem. */
export const required = <Value>(reader: Reader<Value>) =>
  parsed(reader, 'required').transform((value) => value as Value)
