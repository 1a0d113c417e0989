import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { VehicleEditor } from '@/components/admin/vehicles/VehicleEditor'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('adminVehicles')
  return { title: t('new'), robots: { index: false } }
}

export default async function NewVehiclePage() {
  await adminOrLeave('/admin/vehicles/new')
  return <VehicleEditor vehicle={null} />
}
