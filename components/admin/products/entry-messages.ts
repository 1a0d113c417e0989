/** The message groups of the product form. */
export const entryMessages = [
  'productAdmin',
  'languages',
  'leave',
  'product',
  'facets',
  'fields',
  'card',
  'ui',
  'errors',
] as const
