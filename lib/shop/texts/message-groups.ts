import type messages from '@/messages/pl.json'

type Messages = typeof messages

// Parts of message groups, for pages where every kilobyte counts (ClientMessages.tsx).

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

export const errorsOfShop = ({ errors }: Messages) => ({
  ...Object.fromEntries(Object.entries(errors).filter(([group]) => !staffErrors.has(group))),
  account: accountErrors(errors),
})

export const cartErrors = ({ errors }: Messages) => ({ account: accountErrors(errors), cart: errors.cart })

/** The others are told to staff whose rights do not count yet. */
const accountErrors = ({ account: { not_authenticated } }: Messages['errors']) => ({ not_authenticated })

export function galleryWords({ product }: Messages) {
  const { gallery, showPicture, picture, zoom, enlarge, previousPicture, nextPicture, closeZoom } = product
  return { gallery, showPicture, picture, zoom, enlarge, previousPicture, nextPicture, closeZoom }
}

export const shortFitmentWords = ({
  fitment: { verdicts, notChecked, goesOn, checks, checkDocument },
}: Messages) => ({
  verdicts,
  notChecked,
  goesOn,
  checks,
  checkDocument,
})

/** Only the server writes what is for search engines, and the words below the finder. */
export const finderWords = ({ finder }: Messages) =>
  Object.fromEntries(
    Object.entries(finder).filter(([key]) => !/^((meta|fact)[A-Z]|(matching|seeAll|inStock)$)/.test(key)),
  )

const ofWheelsAndSpacers = /wheel|spacer|rim|bolt|bore|thickness|pattern|holes|track|millimeters/i

export const tireFinderWords = (messages: Messages) =>
  Object.fromEntries(Object.entries(finderWords(messages)).filter(([key]) => !ofWheelsAndSpacers.test(key)))
