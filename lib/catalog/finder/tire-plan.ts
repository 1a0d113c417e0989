import { type FinderPlan, isChosen, optionPath } from './plan'
import { type TireFinder, tireFinderDefaults, tireQueryString } from './tire-finder'

const api = '/api/rdr/tire_filter'

/** Width, then profile, then diameter; a tread pattern and prices if one likes. */
export const tirePlan: FinderPlan<keyof TireFinder> = {
  type: 'Tire',
  defaults: tireFinderDefaults,
  resets: {
    width: ['profile', 'diameter', 'protector'],
    profile: ['diameter', 'protector'],
    diameter: ['protector'],
  },
  optionPaths: ({ width, profile, diameter }) => ({
    width: `${api}/width`,
    profile: optionPath(`${api}/profile`, width),
    diameter: optionPath(`${api}/diameter`, width, profile),
    protector: optionPath(`${api}/protector`, width, profile, diameter),
  }),
  complete: ({ width, profile, diameter }) => [width, profile, diameter].every(isChosen),
  mistaken: ({ priceFrom, priceTo }) => isChosen(priceTo) && Number(priceFrom) > Number(priceTo),
  // an emptied price is the default one
  query: (finder) =>
    tireQueryString({
      ...finder,
      priceFrom: finder.priceFrom || tireFinderDefaults.priceFrom,
      priceTo: finder.priceTo || tireFinderDefaults.priceTo,
    }),
}
