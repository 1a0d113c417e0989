'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { classes } from '@/components/ui/classes'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { fasteners, seats } from '@/lib/fitment/kit'
import {
  carFigures,
  fastenerFields,
  figuresOf,
  type KitPart,
  kitQuantities,
  usualQuantity,
} from '@/lib/fitment/kit-check/address'
import { type ReadKit, spacerMountings } from '@/lib/fitment/kit-check/form'
import { type KitProducts, namedProducts, onSaleFor } from '@/lib/fitment/kit-check/products'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { CarSelect } from './CarSelect'
import { KitInput, KitSelect } from './KitFields'
import { KitProductField } from './KitProductField'
import type { KitState } from './use-kit'

const KitPicker = dynamic(() => import('./KitPicker').then((module) => module.KitPicker), { ssr: false })

/** The form's place on the page. */
export const KIT_FORM = 'kit-form'

type Props = {
  kit: KitState
  read: ReadKit
  products: KitProducts
  vehicles: readonly Vehicle[]
  /** Stands below the answer on a phone. */
  isBelow: boolean
}

/** The fields of a kit with the button, which works without JavaScript. */
export function KitForm({ kit, read, products, vehicles, isBelow }: Props) {
  const t = useTranslations('kit')
  const { tire, wheel, spacer } = namedProducts(kit.values, products)
  const { form } = kit
  const picked = useRef<KitPart | null>(null)
  return (
    <form
      ref={form.ref}
      action={form.action}
      onSubmit={form.onSubmit}
      aria-label={t('form')}
      noValidate
      id={KIT_FORM}
      className={classes(
        'grid scroll-mt-4 grid-cols-[minmax(0,1fr)] content-start gap-7 print:hidden',
        isBelow && 'max-lg:order-last',
      )}
    >
      <Part legend={t('car')}>
        <CarSelect kit={kit} vehicles={vehicles} />
        <KitInput kit={kit} name="stockTire" keys="text" />
        <HubFields kit={kit} />
      </Part>
      <Part legend={t('tire')}>
        {kit.values.tire ? (
          <KitProductField kit={kit} part="tire" product={tire} picked={picked} />
        ) : (
          <PartChoice kit={kit} part="tire" read={read} picked={picked}>
            <KitInput kit={kit} name="tireSize" keys="text" />
            <Pair>
              <KitInput kit={kit} name="tireLoad" />
              <KitInput kit={kit} name="tireSpeed" keys="text" />
            </Pair>
            <Checkbox
              name="tireSnow"
              value="yes"
              checked={kit.values.tireSnow === 'yes'}
              onChange={(event) => kit.change('tireSnow', event.target.checked ? 'yes' : '')}
              label={t('fields.tireSnow')}
            />
          </PartChoice>
        )}
      </Part>
      <Part legend={t('wheel')}>
        {kit.values.wheel ? (
          <KitProductField kit={kit} part="wheel" product={wheel} picked={picked} />
        ) : (
          <PartChoice kit={kit} part="wheel" read={read} picked={picked}>
            <WheelFields kit={kit} />
          </PartChoice>
        )}
      </Part>
      <Part legend={t('spacer')}>
        {kit.values.spacer ? (
          <KitProductField kit={kit} part="spacer" product={spacer} picked={picked} />
        ) : (
          <PartChoice kit={kit} part="spacer" read={read} picked={picked}>
            <SpacerFields kit={kit} />
          </PartChoice>
        )}
      </Part>
      <FastenerFields kit={kit} />
      <KitSelect
        kit={kit}
        name="quantity"
        usual={usualQuantity}
        options={kitQuantities.map((value) => ({ value, label: value }))}
      />
      <Button type="submit" look="signal" wide>
        {t('calculate')}
      </Button>
    </form>
  )
}

function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t-2 border-type pt-3">
      <legend className="float-left mb-3 w-full font-display text-lg font-bold">{legend}</legend>
      <div className="clear-both grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </fieldset>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">{children}</div>
)

type PartChoiceProps = {
  kit: KitState
  part: KitPart
  read: ReadKit
  picked: RefObject<KitPart | null>
  children: ReactNode
}

/** A part of what is on sale, or the figures of one that somebody has already. */
function PartChoice({ kit, part, read, picked, children }: PartChoiceProps) {
  const t = useTranslations('kit')
  const [isPicking, setPicking] = useState(false)
  const query = onSaleFor(part, { vehicle: kit.values.vehicle, hub: read.hub, kit: read.kit })
  const figures = figuresOf(part)
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
      <Unfolding
        summary={t(`pick.own.${part}`)}
        isFilled={figures.some((field) => kit.values[field] || kit.problems[field])}
      >
        {children}
      </Unfolding>
    </>
  )
}

type UnfoldingProps = { isFilled: boolean; summary: string; children: ReactNode }

/** Fields that few need. They unfold with what is in them, and do not fold again while somebody empties them. */
function Unfolding({ isFilled, summary, children }: UnfoldingProps) {
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

/** Codes with their words, after the one that says nothing. */
function useOptions() {
  const t = useTranslations('kit')
  const notSaid = { value: '', label: t('notSaid') }
  return {
    seats: [notSaid, ...seats.map((value) => ({ value, label: t(`seats.${value}`) }))],
    fasteners: [notSaid, ...fasteners.map((value) => ({ value, label: t(`fastenings.${value}`) }))],
    mountings: [notSaid, ...spacerMountings.map((value) => ({ value, label: t(`mountings.${value}`) }))],
  }
}

function HubFields({ kit }: { kit: KitState }) {
  const t = useTranslations('kit')
  const options = useOptions()
  return (
    <Unfolding
      summary={t('hub')}
      isFilled={carFigures.some((field) => kit.values[field] || kit.problems[field])}
    >
      <Pair>
        <KitInput kit={kit} name="hubPattern" keys="text" />
        <KitInput kit={kit} name="hubBore" />
      </Pair>
      <KitInput kit={kit} name="hubThread" keys="text" />
      <KitSelect kit={kit} name="hubFastener" options={options.fasteners} />
      <KitSelect kit={kit} name="hubSeat" options={options.seats} />
      <KitInput kit={kit} name="hubStuds" />
      <KitInput kit={kit} name="stockRim" keys="text" />
      <KitInput kit={kit} name="stockEt" keys="text" />
      <KitInput kit={kit} name="hubAxle" />
      <KitInput kit={kit} name="placardLoad" />
      <KitInput kit={kit} name="placardSpeed" keys="text" />
    </Unfolding>
  )
}

function WheelFields({ kit }: { kit: KitState }) {
  const options = useOptions()
  return (
    <>
      <Pair>
        <KitInput kit={kit} name="wheelDiameter" />
        <KitInput kit={kit} name="wheelWidth" />
      </Pair>
      <KitInput kit={kit} name="wheelPattern" keys="text" />
      <Pair>
        <KitInput kit={kit} name="wheelBore" />
        <KitInput kit={kit} name="wheelEt" keys="text" />
      </Pair>
      <Pair>
        <KitSelect kit={kit} name="wheelSeat" options={options.seats} />
        <KitInput kit={kit} name="wheelLoad" />
      </Pair>
    </>
  )
}

function SpacerFields({ kit }: { kit: KitState }) {
  const options = useOptions()
  return (
    <>
      <Pair>
        <KitInput kit={kit} name="spacerThickness" />
        <KitInput kit={kit} name="spacerPattern" keys="text" />
      </Pair>
      <KitSelect kit={kit} name="spacerMounting" options={options.mountings} />
      <Pair>
        <KitInput kit={kit} name="spacerBore" />
        <KitInput kit={kit} name="spacerRing" />
      </Pair>
      <KitInput kit={kit} name="spacerThread" keys="text" />
    </>
  )
}

/** Nuts or bolts that somebody has. Whether they are long enough no figure tells: how thick a wheel is at its holes is in no table. */
function FastenerFields({ kit }: { kit: KitState }) {
  const t = useTranslations('kit')
  const options = useOptions()
  return (
    <Unfolding
      summary={t('ownFasteners')}
      isFilled={fastenerFields.some((field) => kit.values[field] || kit.problems[field])}
    >
      <KitInput kit={kit} name="fastenerThread" keys="text" />
      <KitSelect kit={kit} name="fastenerSeat" options={options.seats} />
      <p className="text-sm text-soft">{t('ownFastenersHint')}</p>
    </Unfolding>
  )
}
