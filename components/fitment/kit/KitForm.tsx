'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { classes } from '@/components/ui/classes'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import {
  carFigures,
  fastenerFields,
  figuresOf,
  type KitField,
  type KitPart,
  kitParts,
} from '@/lib/fitment/kit-check/address'
import type { ReadKit } from '@/lib/fitment/kit-check/form'
import { type KitProducts, namedProducts, onSaleFor } from '@/lib/fitment/kit-check/products'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { CarSelect, KitControl, KitProductField, KitRows } from './KitFields'
import type { KitState } from './use-kit'

const KitPicker = dynamic(() => import('./KitPicker').then((module) => module.KitPicker), { ssr: false })

export const KIT_FORM = 'kit-form'

const rows: Record<KitPart | 'hub', readonly (readonly KitField[])[]> = {
  hub: [
    ['hubPattern', 'hubBore'],
    ['hubThread'],
    ['hubFastener'],
    ['hubSeat'],
    ['hubStuds'],
    ['stockRim'],
    ['stockEt'],
    ['hubAxle'],
    ['placardLoad'],
    ['placardSpeed'],
  ],
  tire: [['tireSize'], ['tireLoad', 'tireSpeed']],
  wheel: [
    ['wheelDiameter', 'wheelWidth'],
    ['wheelPattern'],
    ['wheelBore', 'wheelEt'],
    ['wheelSeat', 'wheelLoad'],
  ],
  spacer: [
    ['spacerThickness', 'spacerPattern'],
    ['spacerMounting'],
    ['spacerBore', 'spacerRing'],
    ['spacerThread'],
  ],
}

type Props = {
  kit: KitState
  read: ReadKit
  products: KitProducts
  vehicles: readonly Vehicle[]
  isBelow: boolean
}

/** The fields of a kit with the button, which works without JavaScript. */
export function KitForm({ kit, read, products, vehicles, isBelow }: Props) {
  const t = useTranslations('kit')
  const named = namedProducts(kit.values, products)
  const picked = useRef<KitPart | null>(null)
  return (
    <form
      {...kit.form}
      aria-label={t('form')}
      id={KIT_FORM}
      className={classes(
        'grid scroll-mt-4 grid-cols-[minmax(0,1fr)] content-start gap-7 print:hidden',
        isBelow && 'max-lg:order-last',
      )}
    >
      <KitFieldset legend={t('car')}>
        <CarSelect kit={kit} vehicles={vehicles} />
        <KitControl kit={kit} name="stockTire" />
        <Unfolding kit={kit} fields={carFigures} summary={t('hub')}>
          <KitRows kit={kit} rows={rows.hub} />
        </Unfolding>
      </KitFieldset>
      {kitParts.map((part) => (
        <KitFieldset key={part} legend={t(part)}>
          {kit.values[part] ? (
            <KitProductField kit={kit} part={part} product={named[part]} picked={picked} />
          ) : (
            <PartChoice kit={kit} part={part} read={read} picked={picked} />
          )}
        </KitFieldset>
      ))}
      {/* no check of their length: no table has the thickness of a wheel at its holes */}
      <Unfolding kit={kit} fields={fastenerFields} summary={t('ownFasteners')}>
        <KitRows kit={kit} rows={fastenerFields.map((field) => [field])} />
        <p className="text-sm text-soft">{t('ownFastenersHint')}</p>
      </Unfolding>
      <KitControl kit={kit} name="quantity" />
      <Button type="submit" look="signal" wide>
        {t('calculate')}
      </Button>
    </form>
  )
}

function KitFieldset({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t-2 border-type pt-3">
      <legend className="float-left mb-3 w-full font-display text-lg font-bold">{legend}</legend>
      <div className="clear-both grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </fieldset>
  )
}

type PartChoiceProps = { kit: KitState; part: KitPart; read: ReadKit; picked: RefObject<KitPart | null> }

function PartChoice({ kit, part, read, picked }: PartChoiceProps) {
  const t = useTranslations('kit')
  const [isPicking, setPicking] = useState(false)
  const query = onSaleFor(part, { vehicle: kit.values.vehicle, hub: read.hub, kit: read.kit })
  return (
    <>
      {query ? (
        <span>
          <Button look="quiet" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
            {t(`pick.${part}`)}
          </Button>
        </span>
      ) : (
        <p className="text-sm text-soft">{t(part === 'tire' ? 'pick.needsCar' : 'pick.needsCarOrPattern')}</p>
      )}
      {query && isPicking ? (
        <KitPicker
          part={part}
          query={query}
          kit={read.kit}
          hub={read.hub}
          onPick={(product) => {
            picked.current = part
            kit.pick(part, product)
          }}
        />
      ) : null}
      <Unfolding kit={kit} fields={figuresOf(part)} summary={t(`pick.own.${part}`)}>
        <KitRows kit={kit} rows={rows[part]} />
        {part === 'tire' ? (
          <Checkbox
            name="tireSnow"
            value="yes"
            checked={kit.values.tireSnow === 'yes'}
            onChange={(event) => kit.change('tireSnow', event.target.checked ? 'yes' : '')}
            label={t('fields.tireSnow')}
          />
        ) : null}
      </Unfolding>
    </>
  )
}

type UnfoldingProps = { kit: KitState; fields: readonly KitField[]; summary: string; children: ReactNode }

/** Rarely needed fields. They are unfolded while they have content, and stay unfolded when it is deleted. */
function Unfolding({ kit, fields, summary, children }: UnfoldingProps) {
  const isFilled = fields.some((field) => kit.values[field] || kit.problems[field])
  const [isOpen, setOpen] = useState(isFilled)
  if (isFilled && !isOpen) setOpen(true)
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-touch items-center gap-2 font-semibold">
        <span aria-hidden="true" className="w-4 text-center text-lg group-open:rotate-45">
          +
        </span>
        <span className="prose-link">{summary}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-2">{children}</div>
    </details>
  )
}
