import type { InvalidField } from '@/lib/platform/errors'
import { defaultLocale, type Locale } from '@/lib/platform/i18n/routing'
import { toPln } from '@/lib/platform/values/money'
import { formatPostCode } from '@/lib/platform/values/post-code'
import { type Address, PlaceOrder, type PlaceOrderInput } from '@/lib/sales/orders/schema'
import { billingAddress, type Draft, deliveryAddress, goesElsewhere } from './draft'

export type CheckoutForm = Draft & { privacyConsent: boolean; commercialConsent: boolean }

/** A control of the form, by its place in it. */
export type CheckoutField =
  | Exclude<keyof CheckoutForm, 'main' | 'alternative' | 'savedMain'>
  | `${'main' | 'alternative'}.${keyof Draft['main']}`

const addressFields = ['address', 'city', 'postCode', 'country'] as const

const typedAddress = (address: Address): Address => ({
  ...address,
  postCode: formatPostCode(address.postCode, address.country),
})

/** The order that the form describes. A missing consent is sent as false, and the server refuses it. */
export function orderContent(
  form: CheckoutForm,
  order: { userId: string; locale: Locale; totalGrosze: number },
): PlaceOrderInput {
  const { main: _, alternative: __, savedMain: ___, ...given } = form
  const billing = billingAddress(form)
  return {
    ...given,
    userId: order.userId,
    ...typedAddress(deliveryAddress(form)),
    billing: billing && typedAddress(billing),
    locale: order.locale,
    // the schema reads a missing consent as one that was not asked for, so a false one must travel as false
    privacyConsent: form.privacyConsent as true,
    commercialConsent: form.commercialConsent as true,
    expectedTotal: toPln(order.totalGrosze),
  }
}

/** The control that a field of the order was filled from. */
export function sourceControl(path: string, form: Pick<Draft, 'typeOfDelivery'>): CheckoutField {
  const field = addressFields.find((each) => each === path)
  if (field) return `${goesElsewhere(form) ? 'alternative' : 'main'}.${field}`
  return path.replace(/^billing\./, 'main.') as CheckoutField
}

export const steps = ['person', 'delivery', 'payment', 'confirmation'] as const

/** From the top of the page to its bottom. */
const stepFields: Record<(typeof steps)[number], readonly CheckoutField[]> = {
  person: [
    'customerType',
    'firstAndLastName',
    'companyName',
    'unn',
    'contactPerson',
    'buyerReference',
    'email',
    'phone',
    'main.country',
    'main.address',
    'main.postCode',
    'main.city',
  ],
  delivery: [
    'typeOfDelivery',
    'alternative.country',
    'alternative.address',
    'alternative.postCode',
    'alternative.city',
    'recipientName',
    'recipientPhone',
    'remark',
    'wishedDay',
  ],
  payment: ['typeOfPayment'],
  confirmation: ['privacyConsent', 'commercialConsent'],
}
export const pageOrder = steps.flatMap((step) => stepFields[step])

/** The errors of the form, one code per control, from the top of the page to its bottom. */
export function formErrors(form: CheckoutForm): Map<CheckoutField, string> {
  const content = orderContent(form, { userId: 'buyer', locale: defaultLocale, totalGrosze: 0 })
  const errors = new Map<CheckoutField, string>()
  for (const { path, message } of PlaceOrder.safeParse(content).error?.issues ?? []) {
    const control = sourceControl(path.join('.'), form)
    if (!errors.has(control)) errors.set(control, message)
  }
  return new Map([...errors].sort(([a], [b]) => pageOrder.indexOf(a) - pageOrder.indexOf(b)))
}

/** What the server found wrong, at the controls it was filled from. What no control can mend is left out. */
export const refusedControls = (fields: InvalidField[], form: Draft): Map<CheckoutField, string> =>
  new Map(
    fields
      .map(({ path, code }) => [sourceControl(path, form), code] as const)
      .filter(([control]) => pageOrder.includes(control)),
  )

/** The conditions of the whole order that are not met yet, as the alerts name them. */
export function blockingConditions(form: CheckoutForm): ('alternative' | 'main' | 'consents')[] {
  const isComplete = addressFields.every((field) => deliveryAddress(form)[field].trim())
  return [
    ...(isComplete ? [] : [goesElsewhere(form) ? ('alternative' as const) : ('main' as const)]),
    ...(form.privacyConsent && form.commercialConsent ? [] : ['consents' as const]),
  ]
}

/** Index of the first step that still lacks something; the last one when nothing does. */
export function currentStep(form: CheckoutForm): number {
  const fields = [...formErrors(form).keys()]
  const open = steps.findIndex((step) => fields.some((field) => stepFields[step].includes(field)))
  return open === -1 ? steps.length - 1 : open
}
