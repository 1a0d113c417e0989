/** Columns of product cards by the width that they have, not that of the window: two beside each other on a phone. */
export const gridClasses = 'grid grid-cols-2 gap-3 @2xl:grid-cols-3 @2xl:gap-5 @5xl:grid-cols-4'

/** Where three stand beside each other, a choice of four or eight ends with its last full row. */
export const fullRows =
  '@2xl:@max-5xl:[&>li:nth-child(n+4):nth-child(3n+1):nth-last-child(-n+2)]:hidden ' +
  '@2xl:@max-5xl:[&>li:nth-child(n+4):nth-child(3n+2):last-child]:hidden'
