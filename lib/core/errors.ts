/**
 * The codes that no domain owns, with their HTTP status. What is wrong with a field of a form travels inside a 422, so
 * the codes of fields have that status. The words stand under the same code in the group `errors` of messages/*.json.
 */
export const coreErrors = {
  bad_request: 400,
  forbidden: 403,
  csrf: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,

  required: 422,
  invalid_value: 422,
  invalid_number: 422,
  unknown_value: 422,
  out_of_range: 422,
  too_long: 422,
  no_links: 422,
  two_decimals: 422,
  invalid_url: 422,
  name_required: 422,
  full_name_required: 422,
  email_required: 422,
  incorrect_email: 422,
  phone_required: 422,
  incorrect_phone_number: 422,
  consent_required: 422,
  company_name_required: 422,
  tax_id_required: 422,
  title_required: 422,
  url_required: 422,
} as const

/**
 * The groups of codes that the compiler knows. Each domain adds the codes of its errors.ts with `declare module`, so
 * that the core needs to know no domain. `lib/errors.ts` puts them together for the answers and does not compile while
 * one of them is missing there.
 */
export interface ErrorGroups {
  core: typeof coreErrors
}

/** Every code that an answer of the API can carry. */
export type ErrorCode = { [Group in keyof ErrorGroups]: keyof ErrorGroups[Group] }[keyof ErrorGroups]

/** One invalid field of a body, or one line of an order: `path` names it. */
export type FieldError = { path: string; code: ErrorCode }

/** What services throw. The handler turns it into a problem document; nobody else catches it. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  constructor(
    readonly code: ErrorCode,
    readonly fields: FieldError[] = [],
    readonly headers: Record<string, string> = {},
  ) {
    super(code)
  }
}

/** Whether a read threw because there is no such thing. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ShopError && /(^|\.)not_found$/.test(error.code)
