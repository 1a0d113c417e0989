import { z } from 'zod'
import { customerTypes, deliveryTypes, offeredPayment } from '@/lib/orders/rules'
import { readJson, type TabStorage } from './tab-storage'

const text = z.string().max(1_000)
const Address = z.object({ address: text, city: text, postCode: text, country: text })
export type Address = z.output<typeof Address>

/** What the buyer has typed so far. Consents are not among it: they are given anew on every visit. */
export const Draft = z.object({
  customerType: z.enum(customerTypes),
  firstAndLastName: text,
  companyName: text,
  unn: text,
  email: text,
  phone: text,
  main: Address,
  alternative: Address,
  /** The main address as it was when another one was asked for; null while the main address counts. */
  savedMain: Address.nullable(),
  typeOfDelivery: z.enum(deliveryTypes),
  typeOfPayment: z.literal(offeredPayment),
})
export type Draft = z.output<typeof Draft>

const noAddress: Address = { address: '', city: '', postCode: '', country: 'PL' }

export const emptyDraft = (email: string): Draft => ({
  customerType: 'private_person',
  firstAndLastName: '',
  companyName: '',
  unn: '',
  email,
  phone: '',
  main: { ...noAddress },
  alternative: { ...noAddress },
  savedMain: null,
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: offeredPayment,
})

/** Whether the order goes to the alternative address. */
export const goesElsewhere = ({ typeOfDelivery }: Pick<Draft, 'typeOfDelivery'>): boolean =>
  typeOfDelivery === 'shipping_to_another_address'

/** The address that the order goes to. */
export const deliveryAddress = (draft: Draft): Address =>
  goesElsewhere(draft) ? draft.alternative : draft.main

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

/** A private person has no company name or tax id, a company no full name. */
export const chooseCustomerType = (draft: Draft, customerType: Draft['customerType']): Draft =>
  customerType === 'private_person'
    ? { ...draft, customerType, companyName: '', unn: '' }
    : { ...draft, customerType, firstAndLastName: '' }

const STORAGE_KEY = 'trakt-checkout'
const Kept = z.object({ userId: z.string(), draft: Draft })

/** What this user typed in this tab before; null when there is nothing of theirs. */
export function readDraft(storage: TabStorage, userId: string): Draft | null {
  const kept = Kept.safeParse(readJson(storage, STORAGE_KEY))
  return kept.success && kept.data.userId === userId ? kept.data.draft : null
}

export const keepDraft = (storage: TabStorage, userId: string, draft: Draft): void =>
  storage.setItem(STORAGE_KEY, JSON.stringify({ userId, draft }))

export const forgetDraft = (storage: TabStorage): void => storage.removeItem(STORAGE_KEY)
