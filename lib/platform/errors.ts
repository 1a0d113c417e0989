import type { ErrorCode } from './error-codes'

export type { ErrorCode }

/** One invalid field of a body, or one line of an order: `path` names it. */
export type InvalidField = { path: string; code: ErrorCode }

/** What services throw. The handler turns it into a problem document; nobody else catches it. */
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

/** Whether a read threw because there is no such thing. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ShopError && /(^|\.)not_found$/.test(error.code)
