import { notFound } from 'next/navigation'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { VehicleEditor } from '@/components/admin/vehicles/VehicleEditor'
import { ShopError } from '@/lib/core/errors'
import { getEditedVehicle } from '@/lib/fitment/vehicles/queries'
import { pathId } from '@/lib/http/request/params'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = () => unlistedMetadata('adminVehicles.vehicle')

export default async function EditVehiclePage({ params }: Props) {
  const written = (await params).id
  await adminOrLeave(`/admin/vehicles/${encodeURIComponent(written)}`)
  const id = pathId.safeParse(written)
  if (!id.success) notFound()
  const vehicle = await getEditedVehicle(id.data).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'vehicle.not_found') return null
    throw error
  })
  if (!vehicle) notFound()
  return (
    <Editable area="catalogue">
      <VehicleEditor vehicle={vehicle} />
    </Editable>
  )
}
