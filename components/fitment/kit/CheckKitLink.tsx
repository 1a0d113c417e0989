'use client'

import { useLocale } from 'next-intl'
import { Link } from '@/components/ui/Link'
import { type KitFields, kitFieldsOfCar, kitPath } from '@/lib/fitment/kit-check/address'
import { useMyCar } from '@/lib/fitment/my-car/client'
import { localePath } from '@/lib/platform/i18n/routing'

/** The way to the check of some parts, on the visitor's own car where one was chosen. */
export function CheckKitLink({ parts, text }: { parts: KitFields; text: string }) {
  const locale = useLocale()
  const car = useMyCar()
  const onCar = car ? kitFieldsOfCar(car) : {}
  return (
    <Link
      href={localePath(locale, kitPath({ ...onCar, ...parts }))}
      className="prose-link inline-block py-1.5 font-semibold print:hidden"
    >
      {text}
    </Link>
  )
}
