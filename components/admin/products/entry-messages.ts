import type { fieldCodes } from '@/lib/core/errors'

type FieldCode = (typeof fieldCodes)[number]

/** What can be wrong with the fields of a product: root keys of the messages that its form needs. */
const fieldMessages = [
  ...(['required', 'invalid_value', 'invalid_number', 'unknown_value', 'out_of_range', 'too_long'] as const),
  ...(['two_decimals', 'invalid_url', 'title_required', 'url_required', 'urls_required'] as const),
  ...([
    'inf_required',
    'type_of_tire_required',
    'season_required',
    'ic_vc_format',
    'price_positive',
  ] as const),
  ...(['diameter_range', 'bolt_pattern_required', 'bolt_pattern_format', 'bore_above_circle'] as const),
  ...(['reason_required', 'no_change', 'picture_missing'] as const),
] as const satisfies FieldCode[]

/** The message groups and single messages of the product form. */
export const entryMessages = [
  ...(['productAdmin', 'picture', 'product', 'facets', 'card', 'ui', 'body_too_large'] as const),
  ...fieldMessages,
]
