export const orderErrors = {
  'order.not_found': 404,
  'order.changed': 409,
  'order.address_final': 409,
  'order.invoice_late': 409,
  'order.receipt_without_tax_id': 409,
  'order.price_changed': 409,
  'order.delivery_on_request': 409,
  'order.too_many_lines': 409,
  'order.open_value': 409,
  'order.shop_closed': 409,
  'idempotency.in_progress': 409,
  'idempotency.mismatch': 422,

  incorrect_nip: 422,
  incorrect_post_code: 422,
  incorrect_parcel_number: 422,
  repeated_parcel_number: 422,
  carrier_name_required: 422,
  payment_not_offered: 422,
  company_abroad: 422,
  payment_by_account: 422,
  country_not_offered: 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    orders: typeof orderErrors
  }
}
