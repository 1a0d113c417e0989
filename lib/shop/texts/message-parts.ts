import type messages from '@/messages/pl.json'

export type Messages = typeof messages

/** What is wrong in the administration only. */
const staffErrors = new Set<string>([
  'customer',
  'delivery',
  'import',
  'invoice',
  'news',
  'picture',
  'receipt',
  'return',
  'settings',
  'setup',
  'staff',
] satisfies (keyof Messages['errors'])[])

/** The other groups of errors are for staff whose role does not count yet. */
const accountErrors = ({ account: { not_authenticated } }: Messages['errors']) => ({ not_authenticated })

const omitKeys = (words: object, isLeftOut: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => !isLeftOut(key)))

/** Words for search engines, and those below the finder: only the server writes them. */
const ofServer = /^((meta|fact)[A-Z]|(matching|seeAll|inStock)$)/
const ofWheelsAndSpacers = /wheel|spacer|rim|bolt|bore|thickness|pattern|holes|track|millimeters/i

/** Parts of groups, for pages where every kilobyte counts. */
export const messageParts = {
  /** All codes that a customer's call may answer. */
  'errors.shop': ({ errors }: Messages) => ({
    errors: { ...omitKeys(errors, (group) => staffErrors.has(group)), account: accountErrors(errors) },
  }),
  'errors.cart': ({ errors }: Messages) => ({
    errors: { account: accountErrors(errors), cart: errors.cart },
  }),
  'product.gallery': ({ product }: Messages) => {
    const { gallery, showPicture, picture, zoom, enlarge, previousPicture, nextPicture, closeZoom } = product
    return {
      product: { gallery, showPicture, picture, zoom, enlarge, previousPicture, nextPicture, closeZoom },
    }
  },
  'fitment.short': ({ fitment }: Messages) => {
    const { verdicts, notChecked, goesOn, checks, checkDocument } = fitment
    return { fitment: { verdicts, notChecked, goesOn, checks, checkDocument } }
  },
  'orders.arrivals': ({ orders: { arrivals } }: Messages) => ({ orders: { arrivals } }),
  finder: ({ finder }: Messages) => ({ finder: omitKeys(finder, (key) => ofServer.test(key)) }),
  /** Without the texts about wheels and spacers. */
  'finder.tires': ({ finder }: Messages) => ({
    finder: omitKeys(finder, (key) => ofServer.test(key) || ofWheelsAndSpacers.test(key)),
  }),
}

export type GroupPart = keyof typeof messageParts
export const isPart = (group: string): group is GroupPart => Object.hasOwn(messageParts, group)
