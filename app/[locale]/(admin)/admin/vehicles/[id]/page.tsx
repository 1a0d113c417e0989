import { editorPage } from '@/components/admin/editing/editor-page'
import { VehicleEditor } from '@/components/assortment/vehicles/VehicleForm'
import { getEditedVehicle } from '@/lib/fitment/vehicles/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminVehicles.vehicle')

export default editorPage('/admin/vehicles', getEditedVehicle, (vehicle) => (
  <VehicleEditor vehicle={vehicle} />
))
