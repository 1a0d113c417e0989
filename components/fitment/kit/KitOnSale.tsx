'use client'

import { useTranslations } from 'next-intl'
import { type LabelledPath, LinkButtons } from '@/components/layout/LinkButtons'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { type Vehicle, vehiclePath } from '@/lib/fitment/vehicle'
import { tireSize } from '@/lib/measures/tire-sizes'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'

type Props = { kit: Kit; hub: Hub; vehicle: Vehicle | null }

/** Ways to what is sold for the car, or of the figures by hand. */
export function KitOnSale({ kit: { tire, wheel }, hub, vehicle }: Props) {
  const t = useTranslations('kit')
  const pattern = hub.boltPattern ?? wheel?.boltPattern
  const links: LabelledPath[] = []
  if (tire) {
    const { width, profile, diameter } = tire.size
    const size = tireSize(tire.size)
    links.push({
      label: t('tiresOfSize', { size }),
      path: resultsPath(queryFor('Tire', { width, profile, diameter })),
    })
  }
  if (vehicle)
    links.push(
      { label: t('tiresForCar'), path: resultsPath(queryFor('Tire', { vehicle: vehicle.path })) },
      { label: t('wheelsForCar'), path: resultsPath(queryFor('Wheel', { vehicle: vehicle.path })) },
      { label: t('spacersForCar'), path: resultsPath(queryFor('Spacer', { vehicle: vehicle.path })) },
      {
        label: t('aboutCar', { car: `${vehicle.make} ${vehicle.model} ${vehicle.generation}` }),
        path: vehiclePath(vehicle),
      },
    )
  else if (pattern)
    links.push(
      {
        label: t('wheelsOfPattern', { pattern }),
        path: resultsPath(queryFor('Wheel', { boltSpacing: pattern })),
      },
      {
        label: t('spacersOfPattern', { pattern }),
        path: resultsPath(queryFor('Spacer', { boltDistance: pattern })),
      },
    )
  if (links.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 font-display text-lg font-bold">{t('onSale')}</h2>
      <LinkButtons links={links} />
    </section>
  )
}
