export const returnErrors = {
  'return.in_progress': 409,
  'return.no_payment': 409,
  'return.order_unknown': 422,
  'return.more_than_ordered': 422,
  'return.deduction_too_high': 422,
  'return.stock_was_given_back': 422,
  'return.reason_required': 422,
  'return.lines_required': 422,
  'return.more_than_proposed': 422,
  'return.above_limit': 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    returns: typeof returnErrors
  }
}
