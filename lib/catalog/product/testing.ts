import { VAT_PERCENT } from '@/lib/platform/values/vat'
import { storedFields } from './columns'
import type { ProductType } from './fields'
import type { StaffProduct } from './schema'

/** A product with empty fields, for a test to fill in. */
export function blankProduct<T extends ProductType>(
  productType: T,
): Extract<StaffProduct, { productType: T }> {
  const unknown = storedFields[productType].map(({ name }) => [name, null])
  return {
    ...Object.fromEntries(unknown),
    id: 0,
    productType,
    title: '',
    url: '',
    urls: [],
    priceGrosze: 100,
    vatRate: VAT_PERCENT,
    quantityInStock: 1,
    status: 'onSale',
    inArchive: false,
    lowestPriceGrosze: null,
    promotionUntil: null,
  }
}
