import { shop } from '@/lib/shop'

const { company } = shop
const country = new Intl.DisplayNames('pl', { type: 'region' }).of(company.country)

/** The shop as who answers for a product, in its own language. */
export const shopParty = {
  name: company.name,
  address: `${company.street}, ${company.postCode} ${company.city}, ${country}`,
}
