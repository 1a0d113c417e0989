/** A line of a `Disclosure`. Apart from it, because server components use it too. */
export const disclosureItem =
  'flex min-h-touch w-full items-center rounded-sm px-3 text-left font-medium hover:bg-hairline'
