import { adminOrLeave } from '@/components/admin/admin-gate'
import { productOr404 } from '@/components/admin/item-or-404'
import { NewProductPage } from '@/components/assortment/products/NewProductPage'
import { productTypes } from '@/lib/catalog/product/schema'
import type { SearchParams } from '@/lib/platform/http/request/search-params'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('productAdmin.newTitle')

export default async function NewPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { type, copy } = await searchParams
  if (typeof copy === 'string') {
    const path = `/admin/products/new?copy=${encodeURIComponent(copy)}`
    const admin = await adminOrLeave(path)
    const copied = await productOr404(copy)
    return <NewProductPage type={copied.productType} admin={admin} copied={copied} path={path} />
  }
  const productType = productTypes.find((each) => each === type) ?? 'Tire'
  const path = `/admin/products/new?type=${productType}`
  return <NewProductPage type={productType} admin={await adminOrLeave(path)} path={path} />
}
