'use client'

import { useTranslations } from 'next-intl'
import { useFigures } from '@/components/fitment/tools/ToolAnswer'
import { SizeMark } from '@/components/ui/SizeMark'
import type { Hub, Kit } from '@/lib/fitment/kit'
import type { KitProducts } from '@/lib/fitment/kit-check/products'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicle'
import { tireSize } from '@/lib/measures/tire-sizes'

type Props = { kit: Kit; hub: Hub; vehicle: Vehicle | null; products: KitProducts }

/** What is judged, in the marks of the trade. */
export function KitParts({ kit, hub, vehicle, products }: Props) {
  const t = useTranslations('kit')
  const tCard = useTranslations('card')
  const { figure } = useFigures()
  const { tire, wheel, spacer, fasteners, quantity = 0 } = kit
  const marks = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
  const bore = (mm: number | null) => mm && tCard('bore', { mm })
  const offset = (mm: number | null) => mm !== null && `ET\u00a0${figure(mm)}`
  const hubMark = marks([hub.boltPattern, bore(hub.centerBore) || null, hub.thread])
  const rows = [
    {
      name: t('car'),
      text: vehicle ? vehicleName(vehicle) : t(hubMark ? 'unnamedCar' : 'noCar'),
      mark: hubMark,
    },
    {
      name: t('tire'),
      text: products.tire?.title.text,
      mark: tire && marks([tireSize(tire.size), `${tire.loadIndex ?? ''}${tire.speedSymbol ?? ''}` || null]),
    },
    {
      name: t('wheel'),
      text: products.wheel?.title.text,
      mark:
        wheel &&
        marks([
          `${wheel.rim.width}Jx${wheel.rim.diameter}`,
          wheel.boltPattern,
          bore(wheel.centerBore) || null,
          offset(wheel.offset) || null,
        ]),
    },
    {
      name: t('spacer'),
      text: products.spacer?.title.text ?? (spacer?.mounting ? t(`mountings.${spacer.mounting}`) : undefined),
      mark:
        spacer &&
        marks([t('millimeters', { mm: figure(spacer.thickness) }), spacer.boltPattern, spacer.thread]),
    },
    {
      name: t('fasteners'),
      text: fasteners?.seat ? t(`seats.${fasteners.seat}`) : undefined,
      mark: fasteners && (fasteners.thread ?? t('notSaid')),
    },
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 print:grid-cols-3 print:gap-y-1">
      {rows
        .filter(({ name, mark }) => mark || name === t('car'))
        .map(({ name, text, mark }) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd>
              {mark ? <SizeMark text={mark} size="base" className="block wrap-anywhere" /> : null}
              {text ? <span className="block text-sm">{text}</span> : null}
            </dd>
          </div>
        ))}
      <div>
        <dt className="text-sm text-soft">{t('fields.quantity')}</dt>
        <dd className="font-semibold">{quantity}</dd>
      </div>
    </dl>
  )
}
