'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, use } from 'react'
import { useCheckNames, VerdictBadge } from '@/components/fitment/VerdictBadge'
import type { CardFit } from '@/lib/fitment/card-fit'
import type { Kit } from '@/lib/fitment/kit'
import { useMyCar } from '@/lib/fitment/my-car/client'
import { VehicleOfList } from './list-vehicle'

const MyCardFit = lazy(() => import('./MyCardFit').then(({ MyCardFit }) => ({ default: MyCardFit })))

/** The verdict of a card's product on the car of its list, with the figures that the owner entered for that car. */
export function CardFitNote({ fit, kit }: { fit: CardFit; kit: Kit }) {
  const vehicle = use(VehicleOfList)
  const car = useMyCar()
  const note = <FitNote fit={fit} />
  const isSaid = car && (car.tire !== null || car.offset !== null || car.axleLoad !== null)
  return vehicle && isSaid && car.path === vehicle.path ? (
    <Suspense fallback={note}>
      <MyCardFit kit={kit} vehicle={vehicle} car={car} />
    </Suspense>
  ) : (
    note
  )
}

export function FitNote({ fit: { verdict, unchecked, goesOn } }: { fit: CardFit }) {
  const t = useTranslations('fitment')
  const checks = useCheckNames(unchecked)
  return (
    <div className="mt-2">
      <VerdictBadge verdict={verdict} />
      {checks ? (
        <p className="mt-1 text-sm">
          {goesOn ? `${t(`goesOn.${goesOn}`)} ` : null}
          {t('notChecked', { checks })}
        </p>
      ) : null}
    </div>
  )
}
