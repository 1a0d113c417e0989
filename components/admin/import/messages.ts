import { problemMessages } from '@/components/cart/problem-messages'

/** What the leaves of the import say: everything that can be wrong with a product's fields is among it. */
export const importMessages = [
  ...(['import', 'required', 'invalid_value', 'invalid_number', 'unknown_value', 'out_of_range'] as const),
  ...([
    'too_long',
    'two_decimals',
    'invalid_url',
    'title_required',
    'url_required',
    'urls_required',
  ] as const),
  ...([
    'inf_required',
    'type_of_tire_required',
    'season_required',
    'ic_vc_format',
    'price_positive',
  ] as const),
  ...(['diameter_range', 'bolt_pattern_required', 'bolt_pattern_format', 'bore_above_circle'] as const),
  ...(['picture_missing', 'unsupported_media_type'] as const),
  ...problemMessages,
]
