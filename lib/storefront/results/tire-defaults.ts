export type TireChoice =
  | 'width'
  | 'profile'
  | 'diameter'
  | 'season'
  | 'protector'
  | 'manufacturer'
  | 'priceFrom'
  | 'priceTo'

/** What the tire finder opens with, as its controls hold it; '0' means not chosen. */
export const tireFinderDefaults: Record<TireChoice, string> = {
  width: '195',
  profile: '80',
  diameter: '15',
  season: 'allseason',
  protector: '0',
  manufacturer: '',
  priceFrom: '0',
  priceTo: '2000',
}
