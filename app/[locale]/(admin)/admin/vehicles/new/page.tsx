import { adminOrLeave } from '@/components/admin/admin-gate'
import { VehicleEditor } from '@/components/admin/vehicles/VehicleEditor'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminVehicles.new')

export default async function NewVehiclePage() {
  await adminOrLeave('/admin/vehicles/new')
  return <VehicleEditor vehicle={null} />
}
