import { type FormEvent, useState } from 'react'
import { useEditor } from '@/components/forms/use-editor'
import { isAbroad } from '@/lib/platform/values/countries'
import { formatPostCode } from '@/lib/platform/values/post-code'
import type { CartItem } from '@/lib/sales/cart/schema'
import { cartTotal, deliveryLines } from '@/lib/sales/cart/totals'
import {
  chooseCustomerType,
  chooseDelivery,
  type Draft,
  deliveryAddress,
  withOfferedDelivery,
} from '@/lib/sales/checkout/draft'
import type { CheckoutField, CheckoutForm } from '@/lib/sales/checkout/order'
import { type DeliveryTable, deliveryPrice, groszeOf } from '@/lib/sales/delivery/rules'
import type { ShownHandovers } from '@/lib/shop/settings/rules'

/** The controls that depend on the type of customer, and those that depend on the kind of delivery. */
export const nameFields = [
  'firstAndLastName',
  'companyName',
  'unn',
  'contactPerson',
  'buyerReference',
] as const
export const addressBlocks = ['main', 'alternative'] as const
const filledFields = [...nameFields, 'customerType', 'phone', 'savedMain', 'main', 'typeOfDelivery'] as const

type Options<Problem> = {
  /** Whether the buyer fills it in: for the staff, the browser must neither offer nor keep addresses. */
  isOwn: boolean
  start: CheckoutForm
  startTable: DeliveryTable
  handovers: ShownHandovers
  check: (values: CheckoutForm) => Iterable<readonly [CheckoutField, string]>
  keep?: (values: CheckoutForm) => void
  send: (values: CheckoutForm) => Promise<void>
  /** Shows in the editor why the order was not placed. */
  explain: (error: unknown, editor: OrderEditor<Problem>) => void | Promise<void>
}

type OrderEditor<Problem> = ReturnType<typeof useEditor<CheckoutForm, 'order', Problem>>

/** The form of an order: who buys, where to, how. The buyer fills it in at the checkout, the staff for a caller. */
export function useOrderForm<Problem>(options: Options<Problem>) {
  const { isOwn, start, startTable, handovers, check, keep, send, explain } = options
  const editor: OrderEditor<Problem> = useEditor<CheckoutForm, 'order', Problem>({
    start,
    check,
    ...(keep ? { keep } : {}),
    explain: (error) => explain(error, editor),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { form } = editor
  const [table, setTable] = useState(startTable)

  /** The price of delivering these lines to the address in the form. */
  const deliveryOf = (lines: CartItem[]) => {
    const values = form.getValues()
    const to = { country: deliveryAddress(values).country, typeOfDelivery: values.typeOfDelivery }
    return deliveryPrice(deliveryLines(lines), to, table)
  }
  /** Grosze of the order, as the form shows them. */
  const totalOf = (lines: CartItem[]) => cartTotal(lines) + groszeOf(deliveryOf(lines))

  /** Puts a whole draft into the form. The errors of the `changed` controls are dropped, since their rules may have changed. */
  function fillIn(typed: Draft, changed: readonly (typeof nameFields | typeof addressBlocks)[number][]) {
    const { setValue, clearErrors } = form
    const draft = withOfferedDelivery(typed, handovers)
    for (const field of filledFields) setValue(field, draft[field])
    clearErrors([...changed])
  }

  /** Writes a postal code as its country does, once it is typed. */
  function formatTypedPostCode(block: (typeof addressBlocks)[number]) {
    const { postCode, country } = form.getValues(block)
    form.setValue(`${block}.postCode`, formatPostCode(postCode, country))
  }

  /** The country decides which deliveries are offered, and what is wrong with postal codes and the tax id. */
  function followCountry(block: (typeof addressBlocks)[number]) {
    fillIn(form.getValues(), [])
    formatTypedPostCode(block)
    const dependent = ['main.postCode', 'alternative.postCode', 'unn'] as const
    const wrong = dependent.filter((field) => form.getFieldState(field).invalid)
    if (wrong.length > 0) void form.trigger(wrong)
  }

  const values = form.watch()
  return {
    editor,
    isOwn,
    form,
    values,
    table,
    handovers,
    setTable,
    deliveryOf,
    totalOf,
    fillIn,
    followCountry,
    formatTypedPostCode,
    chooseCustomerType: (type: Draft['customerType']) =>
      fillIn(chooseCustomerType(form.getValues(), type), nameFields),
    chooseDelivery: (type: Draft['typeOfDelivery']) =>
      fillIn(chooseDelivery(form.getValues(), type), addressBlocks),
    focus: (field: CheckoutField) => form.setFocus(field),
    /** The props of the totals of these lines. */
    totalsOf: (items: CartItem[]) => ({
      items,
      delivery: deliveryOf(items),
      abroad: isAbroad(deliveryAddress(values).country),
      payment: values.typeOfPayment,
      isCompany: values.customerType === 'company',
    }),
    problem: editor.problem,
    refusals: editor.refusals,
    busy: editor.busy !== null,
    submit: (event: FormEvent) => {
      event.preventDefault()
      return editor.send('order', send)
    },
  }
}

export type OrderFormState = Omit<ReturnType<typeof useOrderForm>, 'editor' | 'setTable'>
