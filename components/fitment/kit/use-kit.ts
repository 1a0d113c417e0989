'use client'

import { useRef, useState } from 'react'
import { type TypedForm, useTypedForm } from '@/components/fitment/tools/use-typed-form'
import {
  KIT_ANSWER_PATH,
  type KitField,
  type KitFields,
  type KitPart,
  kitFields,
  kitFieldsIn,
  kitFieldsOfCar,
  kitPath,
  usualQuantity,
} from '@/lib/fitment/kit-check/address'
import { readKit } from '@/lib/fitment/kit-check/form'
import { type KitProduct, type KitProducts, knownParts } from '@/lib/fitment/kit-check/products'
import { myCarStore, parseMyCar } from '@/lib/fitment/my-car/store'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'

const kitForm: TypedForm<KitField, KitFields> = {
  fields: kitFields,
  usual: { quantity: usualQuantity },
  action: KIT_ANSWER_PATH,
  pathOf: kitPath,
  openedWith: (locale) => {
    const { pathname, search } = window.location
    const fromAddress = kitFieldsIn({ path: splitLocale(pathname).path, search })
    // a query becomes a path, because the page of a path loads the products
    if (fromAddress && search) window.location.replace(localePath(locale, kitPath(fromAddress)))
    return fromAddress ?? fieldsOfMyCar()
  },
}

/** An empty form begins with the visitor's chosen car. */
function fieldsOfMyCar(): KitFields {
  const car = parseMyCar(myCarStore.read())
  return car ? kitFieldsOfCar(car) : {}
}

type Start = { start: KitFields; products: KitProducts; vehicles: readonly Vehicle[] }

export function useKit({ start, products: known, vehicles }: Start) {
  const answer = useRef<HTMLElement>(null)
  const [picked, setPicked] = useState<KitProducts>({})
  const products = { ...known, ...picked }
  const read = (fields: KitFields, from = products) => readKit(fields, knownParts(fields, from, vehicles))
  const { values, judged, isAsked, edit, change, leave, form } = useTypedForm(
    kitForm,
    start,
    (fields) => read(fields).problems,
    () => answer.current?.focus(),
  )
  const judgedKit = read(judged)
  // empty fields are no problem until the visitor asks for the answer
  const shown = Object.entries(judgedKit.problems).filter(([, { code }]) => isAsked || code !== 'empty')
  const kit = {
    values,
    problems: Object.fromEntries(shown) as typeof judgedKit.problems,
    change,
    leave,
    pick: (part: KitPart, product: KitProduct) => {
      const withPicked = { ...products, [part]: product }
      setPicked((before) => ({ ...before, [part]: product }))
      edit(
        (before) => ({ ...before, [part]: String(product.id) }),
        (fields) => read(fields, withPicked).problems,
      )
    },
    remove: (part: KitPart) => change(part, ''),
    form,
  }
  return { kit, judged, read: judgedKit, products, isFormer: values !== judged, answer }
}

export type KitState = ReturnType<typeof useKit>['kit']
