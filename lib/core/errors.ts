/**
 * Every code an answer of the API can carry, with its HTTP status. Each is a key of messages/*.json, where the
 * shopper's words stand; messages/messages.test.ts holds the two lists against each other.
 */
export const errorStatus = {
  bad_request: 400,
  'account.not_authenticated': 401,
  forbidden: 403,
  csrf: 403,
  not_found: 404,
  'news.not_found': 404,
  'product.not_found': 404,
  'order.not_found': 404,
  'cart.not_in_cart': 404,
  'payment.not_found': 404,
  'contact.blocked': 403,
  method_not_allowed: 405,
  conflict: 409,
  'cart.out_of_stock': 409,
  'cart.not_for_sale': 409,
  'cart.empty': 409,
  'order.changed': 409,
  'product.changed': 409,
  'product.stock_too_low': 409,
  'order.price_changed': 409,
  'news.changed': 409,
  'news.published': 409,
  'idempotency.in_progress': 409,
  'payment.not_offered': 409,
  'payment.not_payable': 409,
  'payment.already_paid': 409,
  'payment.pending': 409,
  'payment.not_approved': 409,
  'payment.refused': 409,
  'payment.expired': 409,
  body_too_large: 413,
  'picture.too_large': 413,
  unsupported_media_type: 415,
  'picture.unsupported': 415,
  invalid: 422,
  'picture.unreadable': 422,
  'picture.too_many_pixels': 422,
  'idempotency.mismatch': 422,
  too_many_requests: 429,
  'contact.headless': 451,
  internal: 500,
  unavailable: 503,
  'payment.unavailable': 503,
  'payment.unanswered': 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** One invalid field of a body, or one line of an order: `path` names it, `code` is a message key. */
export type FieldError = { path: string; code: string }

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

/** What can be wrong with one field; keys of messages/*.json as well. Schemas use them as their messages. */
export const fieldCodes = [
  'required',
  'invalid_value',
  'invalid_number',
  'unknown_value',
  'out_of_range',
  'too_long',
  'two_decimals',
  'invalid_url',
  'name_required',
  'too_short_name',
  'surname_required',
  'too_short_surname',
  'email_required',
  'incorrect_email',
  'password_required',
  'min_password',
  'max_password',
  'phone_required',
  'incorrect_phone_number',
  'consent_required',
  'full_name_required',
  'company_name_required',
  'tax_id_required',
  'incorrect_nip',
  'incorrect_post_code',
  'payment_not_offered',
  'title_required',
  'url_required',
  'urls_required',
  'inf_required',
  'type_of_tire_required',
  'season_required',
  'ic_vc_format',
  'price_positive',
  'diameter_range',
  'bolt_pattern_required',
  'bolt_pattern_format',
  'bore_above_circle',
  'reason_required',
  'no_change',
  'picture_missing',
  'description_required',
  'video_link',
  'invalid_date',
] as const
