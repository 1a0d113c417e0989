/** Columns of product cards by the width of their container, not of the window. */
export const gridClasses = 'grid grid-cols-2 gap-3 @2xl:grid-cols-3 @2xl:gap-5 @5xl:grid-cols-4'

/** Hides the cards of an incomplete last row where the grid has three columns: four or eight cards do not fill it. */
export const fullRows =
  '@2xl:@max-5xl:[&>li:nth-child(n+4):nth-child(3n+1):nth-last-child(-n+2)]:hidden ' +
  '@2xl:@max-5xl:[&>li:nth-child(n+4):nth-child(3n+2):last-child]:hidden'
