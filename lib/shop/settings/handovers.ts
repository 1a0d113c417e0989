import { noText, type OwnText } from './texts'

/** How goods come to the buyer besides by courier. */
export type Handovers = {
  /** Where the shop installs at the buyer's, in words: towns, or a radius. */
  installationArea: OwnText
  /** Working days until the first day on which it installs, and until goods can be picked up. */
  installationDays: number
  pickupDays: number
  /** Whether buyers may fetch their goods. */
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

export const demoHandovers: Handovers = {
  ...usualHandovers,
  installationArea: {
    pl: 'Suwałki, Augustów, Ełk i do 100 km od Suwałk',
    en: 'Suwałki, Augustów, Ełk and up to 100 km from Suwałki',
    ru: 'Сувалки, Августов, Элк и до 100 км от Сувалок',
  },
  offersPickup: true,
}
