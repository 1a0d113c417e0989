import { adminOrLeave } from '@/components/admin/admin-gate'
import { VehicleEditor } from '@/components/assortment/vehicles/VehicleForm'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminVehicles.new')

export default async function NewVehiclePage() {
  await adminOrLeave('/admin/vehicles/new')
  return <VehicleEditor vehicle={null} />
}
