import { z } from 'zod'
import { readJson, type TabStorage } from '@/lib/platform/browser/tab-storage'
import { isAbroad } from '@/lib/platform/values/countries'
import { type PaymentType, paymentTypes } from '@/lib/platform/values/payment-types'
import { countries } from '@/lib/sales/countries'
import { customerTypes, type DeliveryType, deliveryKinds, deliveryTypes } from '@/lib/sales/orders/rules'
import { checkoutKeys } from './storage'

const text = z.string().max(1_000)
const DraftAddress = z.object({ address: text, city: text, postCode: text, country: text })
export type DraftAddress = z.output<typeof DraftAddress>

/** The buyer's input so far, without the consents, which are given anew on every visit. */
export const Draft = z.object({
  customerType: z.enum(customerTypes),
  firstAndLastName: text,
  companyName: text,
  unn: text,
  // drafts of an earlier version lack the following fields
  contactPerson: text.default(''),
  buyerReference: text.default(''),
  recipientName: text.default(''),
  recipientPhone: text.default(''),
  remark: text.default(''),
  wishedDay: text.default(''),
  email: text,
  phone: text,
  main: DraftAddress,
  alternative: DraftAddress,
  /** The main address as it was when another one was asked for; null while the main address counts. */
  savedMain: DraftAddress.nullable(),
  typeOfDelivery: z.enum(deliveryTypes),
  typeOfPayment: z.enum(paymentTypes),
})
export type Draft = z.output<typeof Draft>

const noAddress: DraftAddress = { address: '', city: '', postCode: '', country: 'PL' }

export const emptyDraft = (email: string): Draft => ({
  customerType: 'private_person',
  firstAndLastName: '',
  companyName: '',
  unn: '',
  contactPerson: '',
  buyerReference: '',
  recipientName: '',
  recipientPhone: '',
  remark: '',
  wishedDay: '',
  email,
  phone: '',
  main: { ...noAddress },
  alternative: { ...noAddress },
  savedMain: null,
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: 'payment_at_delivery',
})

/** The buyer's record; every part may be missing. */
export type KnownBuyer = Partial<
  Record<
    'name' | 'surname' | 'phone' | 'address' | 'index' | 'city' | 'country' | 'companyName' | 'unn',
    string
  >
> & { customerType?: Draft['customerType'] | undefined }

/** A draft with its empty fields filled from the buyer's record, except `touched` ones. */
export function prefilled(draft: Draft, buyer: KnownBuyer, touched: (field: string) => boolean): Draft {
  const pick = (field: string, present: string, told: string | undefined) =>
    present.trim() || touched(field) ? present : (told ?? '')
  const isUnnamed = !`${draft.firstAndLastName}${draft.companyName}${draft.unn}`.trim()
  const isCompany = isUnnamed && !touched('customerType') && buyer.customerType === 'company'
  const customerType = isCompany ? 'company' : draft.customerType
  const fullName = `${buyer.name ?? ''} ${buyer.surname ?? ''}`.trim()
  const { main } = draft
  const named =
    customerType === 'company'
      ? {
          companyName: pick('companyName', draft.companyName, buyer.companyName),
          unn: pick('unn', draft.unn, buyer.unn),
          contactPerson: pick('contactPerson', draft.contactPerson, fullName),
        }
      : { firstAndLastName: pick('firstAndLastName', draft.firstAndLastName, fullName) }
  return {
    ...draft,
    ...named,
    customerType,
    phone: pick('phone', draft.phone, buyer.phone),
    main: {
      address: pick('main.address', main.address, buyer.address),
      postCode: pick('main.postCode', main.postCode, buyer.index),
      city: pick('main.city', main.city, buyer.city),
      country:
        isBlank(main) && countries.includes(buyer.country ?? '') ? (buyer.country ?? '') : main.country,
    },
  }
}

/** Whether the order goes to the alternative address. */
export const goesElsewhere = ({ typeOfDelivery }: Pick<Draft, 'typeOfDelivery'>): boolean =>
  deliveryKinds[typeOfDelivery].isElsewhere

const lines = ({ address, postCode, city }: DraftAddress) =>
  [address, postCode, city].map((line) => line.trim())
/** Whether nothing is typed; a country is always chosen. */
export const isBlank = (address: DraftAddress): boolean => !lines(address).some(Boolean)

export const deliveryAddress = (draft: Draft): DraftAddress =>
  goesElsewhere(draft) ? draft.alternative : draft.main

/** The main address of an order that goes elsewhere, which may do without one; null unless it is complete. */
export const billingAddress = (draft: Draft): DraftAddress | null =>
  goesElsewhere(draft) && lines(draft.main).every(Boolean) ? draft.main : null

/** The kinds of delivery to choose from: the shop fits in Poland only, and hands over what it lets buyers fetch. */
export function offeredDeliveries(
  { main }: Pick<Draft, 'main'>,
  { offersPickup }: { offersPickup: boolean },
): DeliveryType[] {
  const isOffered: Partial<Record<DeliveryType, boolean>> = {
    delivery_with_assembly: !isAbroad(main.country),
    pickup: offersPickup,
  }
  return deliveryTypes.filter((type) => isOffered[type] ?? true)
}

/** The draft with another delivery where the chosen one is not offered any more. */
export const withOfferedDelivery = <Typed extends Draft>(
  draft: Typed,
  handovers: { offersPickup: boolean },
): Typed =>
  offeredDeliveries(draft, handovers).includes(draft.typeOfDelivery)
    ? draft
    : { ...draft, typeOfDelivery: 'shipping_to_customer' }

/** The draft with payment at the delivery where the shop does not offer the chosen one any more. */
export const withOfferedPayment = (draft: Draft, offered: readonly PaymentType[]): Draft =>
  offered.includes(draft.typeOfPayment) ? draft : { ...draft, typeOfPayment: 'payment_at_delivery' }

/** Asking for another address saves the main one; going back restores it. What was never saved is left as typed. */
export function chooseDelivery(draft: Draft, typeOfDelivery: Draft['typeOfDelivery']): Draft {
  const wasElsewhere = goesElsewhere(draft)
  const chosen = { ...draft, typeOfDelivery }
  if (goesElsewhere(chosen)) return wasElsewhere ? chosen : { ...chosen, savedMain: { ...draft.main } }
  if (!draft.savedMain) return chosen
  const { savedMain, main } = draft
  return {
    ...chosen,
    savedMain: null,
    main: {
      address: savedMain.address || main.address,
      city: savedMain.city || main.city,
      postCode: savedMain.postCode || main.postCode,
      country: savedMain.country || main.country,
    },
  }
}

/** A private person has no company name, tax id or contact person, a company no full name. */
export const chooseCustomerType = (draft: Draft, customerType: Draft['customerType']): Draft =>
  customerType === 'private_person'
    ? { ...draft, customerType, companyName: '', unn: '', contactPerson: '', buyerReference: '' }
    : { ...draft, customerType, firstAndLastName: '' }

const STORAGE_KEY = checkoutKeys.draft
const Kept = z.object({ userId: z.string(), draft: Draft })

/** The user's earlier input in this tab; null without one. */
export function readDraft(storage: TabStorage, userId: string): Draft | null {
  const stored = Kept.safeParse(readJson(storage, STORAGE_KEY))
  return stored.success && stored.data.userId === userId ? stored.data.draft : null
}

export const keepDraft = (storage: TabStorage, userId: string, draft: Draft): void =>
  storage.setItem(STORAGE_KEY, JSON.stringify({ userId, draft }))

export const forgetDraft = (storage: TabStorage): void => storage.removeItem(STORAGE_KEY)
