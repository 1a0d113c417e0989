'use client'

import { useTranslations } from 'next-intl'
import { useFigures } from '@/components/fitment/tools/ToolAnswer'
import { CopyButton } from '@/components/ui/buttons/CopyButton'
import { SizeMark } from '@/components/ui/SizeMark'
import type { Hub, Kit } from '@/lib/fitment/kit'
import type { KitProducts } from '@/lib/fitment/kit-check/products'
import { type FastenerToBuy, type PartToBuy, partsToBuy } from '@/lib/fitment/mounting/parts-to-buy'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicles/vehicle'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { shop } from '@/lib/platform/shop-details'

/** Nuts, bolts, studs and rings that the kit needs as well, to be copied or printed; null if it needs none. */
export function PartsToBuy({ kit, hub }: { kit: Kit; hub: Hub }) {
  const t = useTranslations('kit.toBuy')
  const textOf = usePartText()
  const parts = partsToBuy(kit, hub)
  if (parts.length === 0) return null
  const isNeeded = parts.some((part) => !('onlyIf' in part))
  const lines = parts.map(textOf)
  return (
    <section>
      <h2 className="mb-2 font-display text-lg font-bold print:mb-1 print:text-sm">{t('title')}</h2>
      <p className="mb-2 print:hidden">{isNeeded ? t('lead') : t('leadIf')}</p>
      <ul className="list-disc space-y-1 pl-5 print:space-y-0">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <CopyButton text={lines.join('\n')} label={t('copy')} copied={t('copied')} failed={t('copyFailed')} />
        {shop.partsAddress ? (
          <a href={shop.partsAddress} className="prose-link py-2.5 font-semibold">
            {t('shop')}
          </a>
        ) : null}
      </div>
    </section>
  )
}

/** A part with all its figures in one line: `20 nuts, M12x1.25, 60° cone, 19 mm hex, for the wheels`. */
function usePartText(): (part: PartToBuy) => string {
  const t = useTranslations('kit.toBuy')
  const tKit = useTranslations('kit')
  const { figure, fixed } = useFigures()
  const thread = (text: string | null) => text ?? t('measureThread')

  function seatText({ seat, holds }: FastenerToBuy): string {
    if (seat) return tKit(`seats.${seat}`)
    return holds === 'wheel' ? t('seatOfWheel') : t('seatOfSpacer')
  }

  function figures(part: PartToBuy): string[] {
    const { pieces } = part
    switch (part.part) {
      case 'ring':
        return [
          t('ring', { pieces, outer: fixed(part.outer), inner: fixed(part.inner) }),
          t(`in.${part.fits}`),
        ]
      case 'stud':
      case 'studOrBolt':
        return [
          t(part.part, { pieces }),
          thread(part.thread),
          part.leastMm === null
            ? t('longer', { mm: figure(part.longerMm) })
            : t('least', { mm: figure(part.leastMm) }),
        ]
      case 'shortStud':
        return [t('shortStud', { pieces }), thread(part.thread), t('most', { mm: figure(part.mostMm) })]
      default:
        return [
          t(part.part, { pieces }),
          thread(part.thread),
          seatText(part),
          part.hexMm === null ? '' : t('hex', { mm: part.hexMm }),
          part.longerMm === undefined ? '' : t('longer', { mm: figure(part.longerMm) }),
          t(`for.${part.holds}`),
        ]
    }
  }

  return (part) => {
    const text = figures(part).filter(Boolean).join(', ')
    return 'onlyIf' in part && part.onlyIf ? `${text} – ${t(`onlyIf.${part.onlyIf}`)}` : text
  }
}

type Props = { kit: Kit; hub: Hub; vehicle: Vehicle | null; products: KitProducts }

export function KitParts({ kit, hub, vehicle, products }: Props) {
  const t = useTranslations('kit')
  const tCard = useTranslations('card')
  const { figure } = useFigures()
  const { tire, wheel, spacer, fasteners, quantity = 0 } = kit
  const marks = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
  const bore = (mm: number | null) => (mm ? tCard('bore', { mm }) : null)
  const hubMark = marks([hub.boltPattern, bore(hub.centerBore), hub.thread])
  const tireMark =
    tire && marks([tireSizeText(tire.size), `${tire.loadIndex ?? ''}${tire.speedSymbol ?? ''}`])
  const wheelMark =
    wheel &&
    marks([
      `${wheel.rim.width}Jx${wheel.rim.diameter}`,
      wheel.boltPattern,
      bore(wheel.centerBore),
      wheel.offset === null ? null : `ET\u00a0${figure(wheel.offset)}`,
    ])
  const spacerMark =
    spacer && marks([t('millimeters', { mm: figure(spacer.thickness) }), spacer.boltPattern, spacer.thread])
  const mounting = spacer?.mounting && t(`mountings.${spacer.mounting}`)
  const rows: [name: string, mark: string | undefined, text: string | null | undefined][] = [
    [t('car'), hubMark, vehicle ? vehicleName(vehicle) : t(hubMark ? 'unnamedCar' : 'noCar')],
    [t('tire'), tireMark, products.tire?.title.text],
    [t('wheel'), wheelMark, products.wheel?.title.text],
    [t('spacer'), spacerMark, products.spacer?.title.text ?? mounting],
    [
      t('fasteners'),
      fasteners && (fasteners.thread ?? t('notSaid')),
      fasteners?.seat && t(`seats.${fasteners.seat}`),
    ],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 print:grid-cols-3 print:gap-y-1">
      {rows
        .filter(([name, mark]) => mark || name === t('car'))
        .map(([name, mark, text]) => (
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
