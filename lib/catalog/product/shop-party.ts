import { shop } from '@/lib/shop'

const { company } = shop
const country = new Intl.DisplayNames('pl', { type: 'region' }).of(company.country)

/** The shop's name and address as a product's manufacturer and responsible person. */
export const shopParty = {
  name: company.name,
  address: `${company.street}, ${company.postCode} ${company.city}, ${country}`,
}
