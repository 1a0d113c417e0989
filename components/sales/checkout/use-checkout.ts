import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fetchOwnRecord } from '@/lib/customers/account/own-record'
import { rememberBuyer } from '@/lib/customers/account/remember-buyer'
import { tabStorage } from '@/lib/platform/browser/tab-storage'
import { type CallCode, CallError, callPriced } from '@/lib/platform/http/client'
import { refreshSession } from '@/lib/platform/identity/client'
import type { ShopUser } from '@/lib/platform/identity/user'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { emptyAfterOrder } from '@/lib/sales/cart/changing'
import { reload, useCart } from '@/lib/sales/cart/client'
import { lineProblem } from '@/lib/sales/cart/rules'
import { beginAttempt, closeAttempt, noteRefusal } from '@/lib/sales/checkout/attempt'
import {
  Draft,
  emptyDraft,
  forgetDraft,
  keepDraft,
  prefilled,
  readDraft,
  withOfferedDelivery,
  withOfferedPayment,
} from '@/lib/sales/checkout/draft'
import { type CheckoutForm, formErrors, orderContent, refusedControls } from '@/lib/sales/checkout/order'
import { type DeliveryTable, groszeOf } from '@/lib/sales/delivery/rules'
import { placeOrder } from '@/lib/sales/order-desk/client'
import type { Order } from '@/lib/sales/orders/schema'
import type { ShownHandovers } from '@/lib/shop/settings/rules'
import { addressBlocks, nameFields, useOrderForm } from './use-order-form'

/** Why the order was not placed although the form is in order. */
export type OrderProblem =
  | { kind: 'signIn' | 'authentication' | 'empty' | 'lines' }
  /** Grosze of the total that the buyer had agreed to, and of the delivery in it. */
  | { kind: 'price'; before: number; deliveryBefore: number }
  /** The price table has no price for the delivery. */
  | { kind: 'delivery' }
  | { kind: 'failed'; code: CallCode }
  /** Too many orders in too short a time; `error` says how long to wait. */
  | { kind: 'wait'; error: CallError }
  /** An order too large for the checkout, which the shop takes by phone or mail. */
  | { kind: 'tooMuch'; code: 'order.too_many_lines' | 'order.open_value' }

type Options = {
  buyer: ShopUser
  isSignedIn: boolean
  payments: readonly PaymentType[]
  startTable: DeliveryTable
  handovers: ShownHandovers
  onPlaced: (order: Order) => void
}

export function useCheckout({ buyer, isSignedIn, payments, startTable, handovers, onPlaced }: Options) {
  const locale = useLocale()
  const { items } = useCart()
  const [storedDraft] = useState(() => readDraft(tabStorage(), buyer.uid))
  const [start] = useState(() =>
    withOfferedPayment(withOfferedDelivery(storedDraft ?? emptyDraft(buyer.email), handovers), payments),
  )
  const order = useOrderForm<OrderProblem>({
    isOwn: true,
    start: {
      ...start,
      // a guest orders with the confirmed address
      ...(buyer.isGuest ? { email: buyer.email } : {}),
      privacyConsent: false,
      commercialConsent: false,
    },
    startTable,
    handovers,
    check: formErrors,
    keep: (values) => {
      const draft = Draft.safeParse(values)
      if (draft.success) keepDraft(tabStorage(), buyer.uid, draft.data)
    },
    send,
    explain,
  })
  const { editor, setTable, ...state } = order
  const { form, deliveryOf, totalOf, fillIn } = state
  const { fail } = editor

  const fill = (draft: Draft) => fillIn(draft, [...nameFields, ...addressBlocks])
  const isPrefilled = usePrefill({ form, isFresh: storedDraft === null && !buyer.isGuest, fill })

  async function send(values: CheckoutForm) {
    if (!isSignedIn) return fail({ kind: 'signIn' })
    if (items.length === 0) return fail({ kind: 'empty' })
    if (items.some(lineProblem)) return fail({ kind: 'lines' })
    const content = orderContent(values, { userId: buyer.uid, locale, totalGrosze: totalOf(items) })
    const storage = tabStorage()
    const key = beginAttempt(storage, content, items, () => crypto.randomUUID())
    const order = await placeOrder(content, key)
    closeAttempt(storage)
    forgetDraft(storage)
    if (!buyer.isGuest) void rememberBuyer(buyer.uid, values)
    onPlaced(order)
    void emptyAfterOrder()
  }

  async function explain(error: unknown): Promise<void> {
    if (!(error instanceof CallError)) throw error
    const { status, code, fields } = error
    if (status >= 400 && status < 500 && code !== 'idempotency.in_progress')
      noteRefusal(tabStorage(), buyer.uid)
    const before = { before: totalOf(items), deliveryBefore: groszeOf(deliveryOf(items)) }
    if (status === 409) await reload()
    if (code === 'order.price_changed' || code === 'order.delivery_on_request')
      // if the call fails, the old prices stay, and the next press asks again
      await callPriced('GET /api/delivery').then(setTable, () => {})
    if (status === 401) {
      // the sign-in page reads the session too, and would send the buyer straight back
      await refreshSession()
      return fail({ kind: 'authentication' })
    }
    if (code === 'order.price_changed') return fail({ kind: 'price', ...before })
    if (code === 'order.delivery_on_request') return fail({ kind: 'delivery' })
    if (code === 'cart.out_of_stock' || code === 'cart.not_for_sale') return fail({ kind: 'lines' })
    if (code === 'order.too_many_lines' || code === 'order.open_value') return fail({ kind: 'tooMuch', code })
    if (code === 'too_many_requests') return fail({ kind: 'wait', error })
    if (code === 'idempotency.mismatch') closeAttempt(tabStorage())
    const controls = refusedControls(fields, form.getValues())
    if (code !== 'invalid' || controls.size === 0) return fail({ kind: 'failed', code })
    editor.setFieldErrors(controls)
    fail(null)
  }

  return { ...state, isPrefilled }
}

export type CheckoutState = ReturnType<typeof useCheckout>

type PrefillOptions = {
  form: UseFormReturn<CheckoutForm>
  /** False where this tab has a stored draft: then the record is not read. */
  isFresh: boolean
  fill: (draft: Draft) => void
}

/** Fills a fresh form from the buyer's record. Returns true once a field was filled from there. */
function usePrefill({ form, isFresh, fill }: PrefillOptions): boolean {
  const [isFilled, setFilled] = useState(false)
  const latestFill = useRef(fill)
  useEffect(() => {
    latestFill.current = fill
  })
  const { getValues } = form

  useEffect(() => {
    if (!isFresh) return
    let isOver = false
    // the buyer is about to type into the control that has the focus
    const isTouched = (field: string) => document.activeElement?.getAttribute('name') === field
    const fillFromRecord = async () => {
      const found = await fetchOwnRecord()
      if (isOver || !found) return
      const before = getValues()
      const after = prefilled(before, found.record, isTouched)
      latestFill.current(after)
      setFilled(JSON.stringify(after) !== JSON.stringify(before))
    }
    // if the record cannot be read, the buyer fills the form in by hand
    fillFromRecord().catch((error) => console.warn(`Failed to fill in from the user record: ${error}`))
    return () => {
      isOver = true
    }
  }, [isFresh, getValues])
  return isFilled
}
