'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { Field, FieldError } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
import { fasteners, seats } from '@/lib/fitment/kit'
import {
  type KitField,
  type KitPart,
  kitPath,
  kitQuantities,
  usualQuantity,
} from '@/lib/fitment/kit-check/address'
import { spacerMountings } from '@/lib/fitment/kit-check/form'
import type { KitProduct } from '@/lib/fitment/kit-check/products'
import { isOwnProblem, type KitProblem } from '@/lib/fitment/kit-check/reading'
import { groupVehicles } from '@/lib/fitment/vehicles/car-choice'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicles/vehicle'
import { wordOr } from '@/lib/platform/i18n/word-or'
import type { KitState } from './use-kit'

/** Whether a field takes text (sizes, patterns, codes); for the others a phone shows its keys of figures. */
const isText = (name: KitField) => /(Tire|Size|Speed|Pattern|Thread|Rim|Et)$/.test(name)

const choices: Partial<Record<KitField, readonly [words: string, codes: readonly string[]]>> = {
  hubFastener: ['fastenings', fasteners],
  hubSeat: ['seats', seats],
  wheelSeat: ['seats', seats],
  spacerMounting: ['mountings', spacerMountings],
  fastenerSeat: ['seats', seats],
}

export function useProblemWords(): (problem: KitProblem | undefined) => string | undefined {
  const t = useTranslations('kit.problems')
  const tTool = useTranslations('toolForm.problems')
  return (problem) => {
    if (!problem) return undefined
    const { code: _, ...figures } = problem
    return isOwnProblem(problem) ? t(problem.code, figures) : tTool(problem.code, figures)
  }
}

function useOptions(name: KitField) {
  const t = useTranslations('kit')
  if (name === 'quantity') return kitQuantities.map((value) => ({ value, label: value }))
  const [words, codes] = choices[name] ?? []
  return (
    codes && [
      { value: '', label: t('notSaid') },
      ...codes.map((value) => ({ value, label: wordOr(t, `${words}.${value}`, value) })),
    ]
  )
}

export function KitControl({ kit, name }: { kit: KitState; name: KitField }) {
  const t = useTranslations('kit')
  const problem = useProblemWords()
  const options = useOptions(name)
  const value = kit.values[name] || (name === 'quantity' ? usualQuantity : '')
  const change = (event: { target: { value: string } }) => kit.change(name, event.target.value)
  return (
    <Field
      label={t(`fields.${name}`)}
      hint={wordOr(t, `hints.${name}`, undefined)}
      error={problem(kit.problems[name])}
    >
      {(control) =>
        options ? (
          <Select {...control} name={name} value={value} onChange={change} options={options} />
        ) : (
          <TextInput
            {...control}
            name={name}
            value={value}
            onChange={change}
            onBlur={kit.leave}
            inputMode={isText(name) ? 'text' : 'decimal'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={60}
            className="tabular-nums"
          />
        )
      }
    </Field>
  )
}

export const KitRows = ({ kit, rows }: { kit: KitState; rows: readonly (readonly KitField[])[] }) =>
  rows.map((row) => {
    const controls = row.map((name) => <KitControl key={name} kit={kit} name={name} />)
    return row.length === 1 ? (
      controls
    ) : (
      <div key={row[0]} className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {controls}
      </div>
    )
  })

/** All cars by make. An unknown car of the address stays an option, with its problem below. */
export function CarSelect({ kit, vehicles }: { kit: KitState; vehicles: readonly Vehicle[] }) {
  const t = useTranslations('kit')
  const problem = useProblemWords()
  const value = kit.values.vehicle ?? ''
  const isKnown = vehicles.some(({ path }) => path === value)
  return (
    <Field label={t('fields.vehicle')} hint={t('chooseCarHint')} error={problem(kit.problems.vehicle)}>
      {(control) => (
        <Select
          {...control}
          name="vehicle"
          value={value}
          onChange={(event) => kit.change('vehicle', event.target.value)}
        >
          <option value="">{t('chooseCar')}</option>
          {value && !isKnown ? <option value={value}>{value}</option> : null}
          {groupVehicles(vehicles, 'make').map(([make, ofMake]) => (
            <optgroup key={make} label={make}>
              {ofMake.map((vehicle) => (
                <option key={vehicle.path} value={vehicle.path}>
                  {vehicleName(vehicle)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}

type ProductProps = {
  kit: KitState
  part: KitPart
  product: KitProduct | undefined
  /** The part just picked. Its link takes the focus, because the list and its button have left the page. */
  picked: RefObject<KitPart | null>
}

export function KitProductField({ kit, part, product, picked }: ProductProps) {
  const t = useTranslations('kit')
  const problem = useProblemWords()(kit.problems[part])
  const { [part]: id = '', ...others } = kit.values
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (picked.current !== part) return
    picked.current = null
    link.current?.focus()
  }, [picked, part])
  return (
    <div className="grid gap-2">
      <input type="hidden" name={part} value={id} />
      {product ? (
        <p className="font-semibold">
          <ShopLink
            ref={link}
            path={product.path}
            id={`kit-${part}-product`}
            className="prose-link inline-block py-1"
            lang={product.title.locale}
          >
            {product.title.text}
          </ShopLink>
        </p>
      ) : null}
      {product?.inArchive ? <p className="text-sm text-rust">{t('noLongerSold')}</p> : null}
      {problem ? <FieldError id={`kit-${part}-error`}>{problem}</FieldError> : null}
      <ShopLink
        path={kitPath(others)}
        onClick={(event) => {
          event.preventDefault()
          kit.remove(part)
        }}
        className="prose-link inline-block min-h-touch py-2.5 text-sm font-semibold"
      >
        {t('byHand')}
      </ShopLink>
    </div>
  )
}
