/** The checkboxes of the table belong to the form above it by this id: forms cannot be nested. */
export const BULK_FORM = 'bulk-products'

/** A product that can be picked in the list, as the list shows it. */
export type PickedProduct = { id: number; title: string; priceGrosze: number; quantityInStock: number }
