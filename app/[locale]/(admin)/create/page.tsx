import { adminOrLeave } from '@/components/admin/admin-gate'
import { NewProductPage } from '@/components/assortment/products/NewProductPage'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('productAdmin.new.Tire')

export default async function CreatePage() {
  return <NewProductPage type="Tire" admin={await adminOrLeave('/create')} path="/create" />
}
