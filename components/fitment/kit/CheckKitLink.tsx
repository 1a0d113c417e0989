'use client'

import { ShopLink } from '@/components/layout/links/ShopLink'
import { type KitFields, kitFieldsOfCar, kitPath } from '@/lib/fitment/kit-check/address'
import { useMyCar } from '@/lib/fitment/my-car/client'

export function CheckKitLink({ parts, text }: { parts: KitFields; text: string }) {
  const car = useMyCar()
  const onCar = car ? kitFieldsOfCar(car) : {}
  return (
    <ShopLink
      path={kitPath({ ...onCar, ...parts })}
      className="prose-link inline-block py-1.5 font-semibold print:hidden"
    >
      {text}
    </ShopLink>
  )
}
