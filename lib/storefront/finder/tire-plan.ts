import { type TireChoice, tireFinderDefaults } from '@/lib/storefront/results/tire-defaults'
import { type FinderPlan, isChoiceMade, optionPath } from './plan'

const api = '/api/rdr/tire_filter'

export const tirePlan: FinderPlan<TireChoice> = {
  type: 'Tire',
  defaults: tireFinderDefaults,
  open: {
    season: '',
    manufacturer: '',
    priceFrom: tireFinderDefaults.priceFrom,
    priceTo: tireFinderDefaults.priceTo,
  },
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
  isComplete: ({ width, profile, diameter }) => [width, profile, diameter].every(isChoiceMade),
  hasCrossedPrices: ({ priceFrom, priceTo }) => isChoiceMade(priceTo) && Number(priceFrom) > Number(priceTo),
}
