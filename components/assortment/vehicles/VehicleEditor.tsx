import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import type { EditedVehicle } from '@/lib/fitment/vehicles/queries'
import { VehicleForm } from './VehicleForm'

/** The page on which a vehicle is edited; null for a new one. */
export function VehicleEditor({ vehicle }: { vehicle: EditedVehicle | null }) {
  return (
    <PageContainer>
      <FreshOnVisit>
        <VehicleForm key={vehicle?.id ?? 'new'} vehicle={vehicle} />
      </FreshOnVisit>
    </PageContainer>
  )
}
