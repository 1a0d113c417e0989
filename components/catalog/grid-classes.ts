/** Columns of product cards by the width that they have, not that of the window: two beside each other on a phone. */
export const gridClasses = 'grid grid-cols-2 gap-3 @2xl:grid-cols-3 @2xl:gap-5 @5xl:grid-cols-4'
