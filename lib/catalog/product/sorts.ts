/** Orders of a list of products. In a file of its own because the search box, which is on every page, needs no more. */
export const productSorts = ['price', '-price', 'title', '-stock'] as const
export type ProductSort = (typeof productSorts)[number]
