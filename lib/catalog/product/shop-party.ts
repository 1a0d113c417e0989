import { shop } from '@/lib/shop'

/** The shop's name and address as a product's manufacturer and responsible person. */
export function shopParty(): { name: string; address: string } {
  const { name, street, postCode, city, country } = shop.company
  const land = new Intl.DisplayNames('pl', { type: 'region' }).of(country)
  return { name, address: `${street}, ${postCode} ${city}, ${land}` }
}
