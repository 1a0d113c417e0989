import { Editable } from '@/components/admin/editing/Editable'
import { itemOr404 } from '@/components/admin/item-or-404'
import { VehicleEditor } from '@/components/assortment/vehicles/VehicleForm'
import { getEditedVehicle } from '@/lib/fitment/vehicles/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const instant = false

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = () => unlistedMetadata('adminVehicles.vehicle')

export default async function EditVehiclePage({ params }: Props) {
  const vehicle = await itemOr404('/admin/vehicles', params, getEditedVehicle)
  return (
    <Editable area="catalogue">
      <VehicleEditor vehicle={vehicle} />
    </Editable>
  )
}
