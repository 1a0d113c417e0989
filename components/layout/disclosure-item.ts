/** A line of a `Disclosure`. Apart from it, because server components use it too. */
export const disclosureItem = 'unfolded-line'
