'use client'

import { useLocale } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form'
import { cartTotal, lineProblem } from '@/components/cart/line-state'
import { tabStorage } from '@/lib/browser/tab-storage'
import { useCart } from '@/lib/cart/client'
import { closeAttempt, keyOf, noteRefusal } from '@/lib/checkout/attempt'
import {
  chooseCustomerType,
  chooseDelivery,
  Draft,
  emptyDraft,
  forgetDraft,
  keepDraft,
  readDraft,
} from '@/lib/checkout/draft'
import {
  type CheckoutField,
  type CheckoutForm,
  formErrors,
  orderContent,
  refusedControls,
} from '@/lib/checkout/order'
import { CallError } from '@/lib/http/client'
import { refreshSession } from '@/lib/identity/client'
import type { ShopUser } from '@/lib/identity/user'
import { placeOrder } from '@/lib/orders/client'
import type { Order } from '@/lib/orders/schema'
import { usePrefill } from './use-prefill'

/** Why the order was not placed although the form is in order. */
export type OrderProblem =
  | { kind: 'signIn' | 'authentication' | 'empty' | 'lines' }
  /** Grosze that the buyer had agreed to. */
  | { kind: 'price'; before: number }
  | { kind: 'failed'; code: string }
  /** Too many orders in too short a time: what the call threw. */
  | { kind: 'wait'; error: CallError }
  /** An order that only the shop can take in another way. */
  | { kind: 'tooMuch'; code: 'order.too_many_lines' | 'order.open_value' }

const resolver: Resolver<CheckoutForm> = (values) => {
  const found = formErrors(values)
  if (found.size === 0) return { values, errors: {} }
  const errors: FieldErrors<CheckoutForm> = {}
  for (const [field, message] of found) set(errors, field, { type: 'order', message })
  return { values: {}, errors }
}

/** What one customer type has and the other has not, and what one kind of delivery needs and the other does not. */
const named = ['firstAndLastName', 'companyName', 'unn'] as const
const addresses = ['main', 'alternative'] as const

type Options = { buyer: ShopUser; isSignedIn: boolean; onPlaced: (order: Order) => void }

/** The checkout's form and what happens on the press of the button. */
export function useCheckout({ buyer, isSignedIn, onPlaced }: Options) {
  const locale = useLocale()
  const { items, reload, ordered } = useCart()
  const [kept] = useState(() => readDraft(tabStorage(), buyer.uid))
  const [start] = useState(() => kept ?? emptyDraft(buyer.email))
  const form = useForm<CheckoutForm>({
    defaultValues: { ...start, privacyConsent: false, commercialConsent: false },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  /** Counts the refused presses: each of them takes the focus to the summary of what is wrong. */
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  // state would be a render late: the second press of a double click must already meet it
  const isSending = useRef(false)

  const { watch } = form
  useEffect(() => {
    const subscription = watch((values) => {
      const draft = Draft.safeParse(values)
      if (draft.success) keepDraft(tabStorage(), buyer.uid, draft.data)
    })
    return () => subscription.unsubscribe()
  }, [watch, buyer.uid])

  /** Puts a whole draft into the form; what it made `pointless` to ask for is no longer called wrong. */
  function become(draft: Draft, pointless: readonly (typeof named | typeof addresses)[number][]) {
    const { setValue, clearErrors } = form
    setValue('customerType', draft.customerType)
    setValue('firstAndLastName', draft.firstAndLastName)
    setValue('companyName', draft.companyName)
    setValue('unn', draft.unn)
    setValue('phone', draft.phone)
    setValue('savedMain', draft.savedMain)
    setValue('main', draft.main)
    setValue('typeOfDelivery', draft.typeOfDelivery)
    clearErrors([...pointless])
  }

  /** Postal code and tax id depend on the country: one that was called wrong may be right in another. */
  function reconsider() {
    const dependent = ['main.postCode', 'alternative.postCode', 'unn'] as const
    const wrong = dependent.filter((field) => form.getFieldState(field).invalid)
    if (wrong.length > 0) void form.trigger(wrong)
  }

  const fill = (draft: Draft) => become(draft, [...named, ...addresses])
  const isPrefilled = usePrefill({ form, uid: buyer.uid, isFresh: kept === null, fill })

  const refuse = (reason: OrderProblem | null) => {
    setProblem(reason)
    setRefusals((count) => count + 1)
  }

  async function send(values: CheckoutForm) {
    if (!isSignedIn) return refuse({ kind: 'signIn' })
    if (items.length === 0) return refuse({ kind: 'empty' })
    if (items.some(lineProblem)) return refuse({ kind: 'lines' })
    const totalGrosze = cartTotal(items)
    const content = orderContent(values, { userId: buyer.uid, locale, totalGrosze })
    const storage = tabStorage()
    try {
      const order = await placeOrder(
        content,
        keyOf(storage, content, items, () => crypto.randomUUID()),
      )
      closeAttempt(storage)
      forgetDraft(storage)
      onPlaced(order)
      ordered()
    } catch (error) {
      await explain(error, values, totalGrosze)
    }
  }

  async function explain(error: unknown, values: CheckoutForm, before: number) {
    if (!(error instanceof CallError)) throw error
    const { status, code, fields } = error
    if (status >= 400 && status < 500 && code !== 'idempotency.in_progress')
      noteRefusal(tabStorage(), buyer.uid)
    if (status === 409) await reload()
    if (status === 401) {
      // the sign-in page must hear of it too, or it would send the buyer straight back
      await refreshSession()
      return refuse({ kind: 'authentication' })
    }
    if (code === 'order.price_changed') return refuse({ kind: 'price', before })
    if (code === 'cart.out_of_stock' || code === 'cart.not_for_sale') return refuse({ kind: 'lines' })
    if (code === 'order.too_many_lines' || code === 'order.open_value')
      return refuse({ kind: 'tooMuch', code })
    if (code === 'too_many_requests') return refuse({ kind: 'wait', error })
    if (code === 'idempotency.mismatch') closeAttempt(tabStorage())
    const controls = refusedControls(fields, values)
    if (code !== 'invalid' || controls.size === 0) return refuse({ kind: 'failed', code })
    for (const [field, message] of controls) form.setError(field, { message })
    refuse(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await form.handleSubmit(send, () => refuse(null))()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    form,
    values: form.watch(),
    problem,
    refusals,
    busy,
    isPrefilled,
    submit,
    reconsider,
    chooseCustomerType: (type: Draft['customerType']) =>
      become(chooseCustomerType(form.getValues(), type), named),
    chooseDelivery: (type: Draft['typeOfDelivery']) =>
      become(chooseDelivery(form.getValues(), type), addresses),
    focus: (field: CheckoutField) => form.setFocus(field),
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>
