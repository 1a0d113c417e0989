import type { fieldCodes } from '@/lib/core/errors'

type FieldCode = (typeof fieldCodes)[number]

/** What can be wrong with the fields of a product, typed or imported: root keys of the messages. */
export const productFieldMessages = [
  'required',
  'invalid_value',
  'invalid_number',
  'unknown_value',
  'out_of_range',
  'too_long',
  'two_decimals',
  'invalid_url',
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
  'picture_missing',
] as const satisfies FieldCode[]

const formGroups = [
  'productAdmin',
  'leave',
  'picture',
  'product',
  'facets',
  'card',
  'ui',
  'body_too_large',
] as const
const stockMessages = ['reason_required', 'no_change'] as const satisfies FieldCode[]

/** The message groups and single messages of the product form. */
export const entryMessages = [...formGroups, ...stockMessages, ...productFieldMessages]
