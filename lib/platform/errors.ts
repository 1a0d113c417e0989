import type { ErrorCode } from './error-codes'

export type { ErrorCode }

/** One invalid field of a body, or one line of an order: `path` names it. */
export type InvalidField = { path: string; code: ErrorCode }

/** Services throw it, and only the handler catches it: it answers with a problem document. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  constructor(
    readonly code: ErrorCode,
    readonly fields: InvalidField[] = [],
    readonly headers: Record<string, string> = {},
  ) {
    super(code)
  }
}

/** Whether a read failed because the record does not exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ShopError && /(^|\.)not_found$/.test(error.code)
