import { noText, type OwnText } from './texts'

/** How goods come to the buyer besides by courier. */
export type Handovers = {
  /** Where the shop installs at the buyer's, in words: towns, or a radius. */
  installationArea: OwnText
  /** Working days until the first day on which it installs, and until goods can be picked up. */
  installationDays: number
  pickupDays: number
  offersPickup: boolean
}

/** What pages say of it, in their language. */
export type ShownHandovers = Omit<Handovers, 'installationArea'> & { installationArea: string }

/** Until the owner says otherwise. */
export const usualHandovers: Handovers = {
  installationArea: noText,
  installationDays: 5,
  offersPickup: false,
  pickupDays: 2,
}

/** How a company may pay more than PLN 15,000: by bank transfer alone, or online too, with a warning. Never at the door. */
export const companyPaymentRules = ['transfer', 'online'] as const
export type CompanyPaymentRule = (typeof companyPaymentRules)[number]

/** How a deduction for wear is settled: by a debit note beside a full correction, or in the price that stays on the invoice. */
export const deductionWays = ['note', 'price'] as const
