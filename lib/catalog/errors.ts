export const catalogErrors = {
  'product.not_found': 404,
  'product.changed': 409,
  'product.stock_too_low': 409,
  'product.promotion_running': 409,
  'product.promotion_exists': 409,
  'product.in_stock': 409,
  'product.list_changed': 409,
  'product.already_undone': 409,
  'product.not_draft': 409,
  'product.ordered': 409,
  'product.synonyms_full': 409,

  urls_required: 422,
  inf_required: 422,
  type_of_tire_required: 422,
  season_required: 422,
  ic_vc_format: 422,
  load_index_dual: 422,
  price_positive: 422,
  promotion_price: 422,
  promotion_end: 422,
  diameter_range: 422,
  bolt_pattern_required: 422,
  bolt_pattern_format: 422,
  bore_above_circle: 422,
  ean_format: 422,
  sku_taken: 422,
  week_format: 422,
  eprel_required: 422,
  maker_required: 422,
  approval_required: 422,
  reason_required: 422,
  no_change: 422,
  stock_sign: 422,
  synonym_known: 422,
  synonym_taken: 422,
  synonym_unread: 422,
} as const

declare module '@/lib/core/errors' {
  interface ErrorGroups {
    catalog: typeof catalogErrors
  }
}
