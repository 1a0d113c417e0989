import type { z } from 'zod'
import { type FieldError, fieldCodes } from '@/lib/core/errors'

/** One error per field of a failed parse. Schemas use message keys as their messages. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    const code = fieldCodes.find((fieldCode) => fieldCode === issue.message) ?? 'invalid_value'
    if (!fields.has(path)) fields.set(path, code)
  }
  return [...fields].map(([path, code]) => ({ path, code }))
}
