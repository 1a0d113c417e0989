'use client'

import { useMemo, useState } from 'react'
import type { KitFields } from '@/lib/fitment/kit-check/address'
import type { KitProducts } from '@/lib/fitment/kit-check/products'
import { type VehicleRows, vehiclesOfRows } from '@/lib/fitment/kit-check/vehicles'
import { KitAnswer } from './KitAnswer'
import { KitForm } from './KitForm'
import { useKit } from './use-kit'

type Props = { start: KitFields; products: KitProducts; rows: VehicleRows; origin: string }

/** The form of a kit beside its answer; above it on a phone. */
export function KitCheck({ start, products: known, rows, origin }: Props) {
  const vehicles = useMemo(() => vehiclesOfRows(rows), [rows])
  const { kit, judged, read, products, isFormer, answer } = useKit({ start, products: known, vehicles })
  // who opens the address of a kit reads its answer first; whoever fills in the form goes on in it
  const [opensWithAnswer] = useState(Object.keys(start).length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14 print:block">
      <KitForm kit={kit} read={read} products={products} vehicles={vehicles} isBelow={opensWithAnswer} />
      <KitAnswer
        fields={judged}
        read={read}
        vehicle={vehicles.find(({ path }) => path === judged.vehicle) ?? null}
        products={products}
        origin={origin}
        isFormer={isFormer}
        headRef={answer}
      />
    </div>
  )
}
