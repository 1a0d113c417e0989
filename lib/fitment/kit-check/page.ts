import 'server-only'
import { cachedProduct } from '@/lib/catalog/product/queries'
import { productPath } from '@/lib/catalog/product/rules'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { isRowId } from '@/lib/platform/values/row-id'
import { type KitFields, kitParts } from './address'
import { type KitProducts, kitProduct, typeOfPart } from './products'
import { type VehicleRows, vehicleRows } from './vehicles'

/** The products that the fields name, in the language of the page; without those that are not in the catalog. */
export async function productsOfKit(fields: KitFields): Promise<KitProducts> {
  const titleOf = await pageTitles()
  const products: KitProducts = {}
  for (const part of kitParts) {
    const id = Number(fields[part])
    const product = isRowId(id) ? await cachedProduct(id, typeOfPart[part]) : null
    if (product) products[part] = kitProduct(product, titleOf(product), productPath(product))
  }
  return products
}

export const vehiclesOfKit = async (): Promise<VehicleRows> => vehicleRows(await cachedVehicles())
