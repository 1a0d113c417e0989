/** The message groups of the product form. */
export const entryMessages = [
  'productAdmin',
  'leave',
  'product',
  'facets',
  'fields',
  'card',
  'ui',
  'errors',
] as const
