'use client'

import { useLocale } from 'next-intl'
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  KIT_ANSWER_PATH,
  type KitField,
  type KitFields,
  type KitPart,
  kitFields,
  kitFieldsIn,
  kitFieldsOfCar,
  kitPath,
} from '@/lib/fitment/kit-check/address'
import { type KitProblems, type ReadKit, readKit } from '@/lib/fitment/kit-check/form'
import { type KitProduct, type KitProducts, knownParts } from '@/lib/fitment/kit-check/products'
import { myCarStore, parseMyCar } from '@/lib/fitment/my-car/store'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'

/** The address follows what is typed after this pause, since browsers limit how often it may change. ms */
const ADDRESS_PAUSE = 400

export type KitState = {
  values: KitFields
  /** What is wrong at each field, as far as it is to be said: a field that is still to be filled is not pointed at. */
  problems: KitProblems
  change: (field: KitField, text: string) => void
  /** The field is left: what stands in it is judged even if it is not finished. */
  leave: () => void
  /** Puts a product into the kit. */
  pick: (part: KitPart, product: KitProduct) => void
  /** Takes a product out of the kit. */
  remove: (part: KitField) => void
  form: { ref: RefObject<HTMLFormElement | null>; action: string; onSubmit: (event: FormEvent) => void }
}

type Start = { start: KitFields; products: KitProducts; vehicles: readonly Vehicle[] }

/**
 * The form of a kit. The server judges what stands in the address, and the same functions then follow every key press:
 * half-typed figures keep the former answer, marked as former, until the field is left.
 */
export function useKit({ start, products: known, vehicles }: Start) {
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLElement>(null)
  const [state, setState] = useState({ values: start, judged: start, isTyped: false, isAsked: true })
  const { values, judged, isTyped, isAsked } = state
  /** Products that the page did not come with. */
  const [picked, setPicked] = useState<KitProducts>({})
  const products = { ...known, ...picked }
  const read = (fields: KitFields, from: KitProducts = products): ReadKit =>
    readKit(fields, knownParts(fields, from, vehicles))

  // Takes over what was typed before the script ran, and the address that Back returns to: it may be newer than the page.
  useLayoutEffect(() => {
    const { pathname, search } = window.location
    const fromAddress = kitFieldsIn({ path: splitLocale(pathname).path, search })
    const typed = typedEarly(start, form.current)
    const takeOver = (fields: KitFields) =>
      setState({ values: fields, judged: fields, isTyped: typed !== null, isAsked: typed === null })
    // a query has to become a path, whose page brings the products
    if (fromAddress && search) window.location.replace(localePath(locale, kitPath(fromAddress)))
    else takeOver(typed ?? fromAddress ?? fieldsOfMyCar())
  }, [start, locale])

  useEffect(() => {
    if (!isTyped) return
    const write = () => window.history.replaceState(null, '', localePath(locale, kitPath(values)))
    const timer = window.setTimeout(write, ADDRESS_PAUSE)
    // A link may lead away within the pause: Back then returns to all that was typed. Written later, the address would
    // call off the way to the next page.
    const writeNow = () => {
      window.clearTimeout(timer)
      write()
    }
    document.addEventListener('click', writeNow, { capture: true, once: true })
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('click', writeNow, { capture: true })
    }
  }, [values, isTyped, locale])

  const judgedKit = read(judged)
  const shown = Object.entries(judgedKit.problems).filter(([, { code }]) => isAsked || code !== 'empty')
  const edit = (changed: KitFields, now: KitProducts = products) =>
    setState((before) => ({
      values: changed,
      judged: Object.keys(read(changed, now).problems).length === 0 ? changed : before.judged,
      isTyped: true,
      isAsked: false,
    }))
  const kit: KitState = {
    values,
    problems: Object.fromEntries(shown),
    change: (field, text) => edit({ ...values, [field]: text }),
    leave: () => setState((before) => ({ ...before, judged: before.values })),
    pick: (part, product) => {
      const withPicked = { ...products, [part]: product }
      setPicked((before) => ({ ...before, [part]: product }))
      edit({ ...values, [part]: String(product.id) }, withPicked)
    },
    remove: (part) => edit({ ...values, [part]: '' }),
    form: {
      ref: form,
      action: localePath(locale, KIT_ANSWER_PATH),
      onSubmit: (event) => {
        event.preventDefault()
        setState((before) => ({ ...before, judged: before.values, isAsked: true }))
        const { problems } = read(values)
        const first = kitFields.find((field) => problems[field])
        const control = first && form.current?.elements.namedItem(first)
        if (control instanceof HTMLElement) focusIn(control)
        else answer.current?.focus()
      },
    },
  }
  return { kit, judged, read: judgedKit, products, isFormer: values !== judged, answer }
}

/** An empty form begins with the visitor's own car, where one was chosen. */
function fieldsOfMyCar(): KitFields {
  const car = parseMyCar(myCarStore.read())
  return car ? kitFieldsOfCar(car) : {}
}

/** Moves the focus to a control, also to one in a closed part of the form. */
function focusIn(control: HTMLElement): void {
  control.closest('details')?.setAttribute('open', '')
  control.focus()
}

/** What stands in the form where it differs from what the page came with; null where nothing does. */
function typedEarly(start: KitFields, form: HTMLFormElement | null): KitFields | null {
  if (!form) return null
  const data = new FormData(form)
  const typed = kitFields.filter((field) => {
    const text = data.get(field)
    return typeof text === 'string' && text !== (start[field] ?? (field === 'quantity' ? '4' : ''))
  })
  return typed.length > 0
    ? { ...start, ...Object.fromEntries(typed.map((field) => [field, String(data.get(field))])) }
    : null
}
