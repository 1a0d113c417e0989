'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/LinkButton'
import { tireSize } from '@/lib/catalog/product/rules'
import { queryFor, type ResultsQuery, resultsPath } from '@/lib/catalog/results/address'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { type Vehicle, vehiclePath } from '@/lib/fitment/vehicle'
import { localePath } from '@/lib/i18n/routing'

type Props = { kit: Kit; hub: Hub; vehicle: Vehicle | null }

/** Ways to what is sold for the car, or of the figures by hand. */
export function KitOnSale({ kit: { tire, wheel }, hub, vehicle }: Props) {
  const t = useTranslations('kit')
  const locale = useLocale()
  const pattern = hub.boltPattern ?? wheel?.boltPattern
  const links: { text: string; query: ResultsQuery }[] = []
  if (tire) {
    const { width, profile, diameter } = tire.size
    const size = tireSize(tire.size)
    links.push({ text: t('tiresOfSize', { size }), query: queryFor('Tire', { width, profile, diameter }) })
  }
  if (vehicle)
    links.push(
      { text: t('tiresForCar'), query: queryFor('Tire', { vehicle: vehicle.path }) },
      { text: t('wheelsForCar'), query: queryFor('Wheel', { vehicle: vehicle.path }) },
      { text: t('spacersForCar'), query: queryFor('Spacer', { vehicle: vehicle.path }) },
    )
  else if (pattern)
    links.push(
      { text: t('wheelsOfPattern', { pattern }), query: queryFor('Wheel', { boltSpacing: pattern }) },
      { text: t('spacersOfPattern', { pattern }), query: queryFor('Spacer', { boltDistance: pattern }) },
    )
  if (links.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 font-display text-lg font-bold">{t('onSale')}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ text, query }) => (
          <li key={text}>
            <LinkButton href={localePath(locale, resultsPath(query))} look="quiet">
              {text}
            </LinkButton>
          </li>
        ))}
        {vehicle ? (
          <li>
            <LinkButton href={localePath(locale, vehiclePath(vehicle))} look="quiet">
              {t('aboutCar', { car: `${vehicle.make} ${vehicle.model} ${vehicle.generation}` })}
            </LinkButton>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
