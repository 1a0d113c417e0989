import type { z } from 'zod'
import { isErrorCode } from '@/lib/platform/error-codes'
import type { ErrorCode, InvalidField } from '@/lib/platform/errors'

/** One error per field of a failed parse. Schemas use error codes as their messages. */
export function fieldErrors(error: z.ZodError): InvalidField[] {
  const fields = new Map<string, ErrorCode>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (!fields.has(path)) fields.set(path, isErrorCode(issue.message) ? issue.message : 'invalid_value')
  }
  return [...fields].map(([path, code]) => ({ path, code }))
}
