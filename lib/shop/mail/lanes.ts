import type { HoldName } from '@/lib/platform/runtime/limits'

/** The order in which mails leave; the database keeps the numbers. Beyond the limit of a lane mails wait, none is dropped. */
export const lanes = {
  /** About an order, to its buyer. */
  buyers: { number: 1, limit: null },
  staff: { number: 2, limit: null },
  /** To an address that an order has, or that has confirmed itself. */
  known: { number: 3, limit: null },
  /** About an order, to an address that its account has not confirmed, and to the staff where one account has many. */
  unconfirmed: { number: 7, limit: 'unconfirmedLetters' },
  /** To the shop, about messages from people without an order. */
  fromStrangers: { number: 4, limit: 'strangersMessages' },
  /** Receipts to a typed address that the named order does not have. */
  toStrangers: { number: 5, limit: 'foreignReceipts' },
  /** Questions to a typed address whether it wants mails. */
  confirmations: { number: 6, limit: 'foreignConfirmations' },
} as const satisfies Record<string, { number: number; limit: HoldName | null }>

export type Lane = keyof typeof lanes

export const rankOf = (number: number): number =>
  Object.values(lanes).findIndex((lane) => lane.number === number)

type Shared = { limit: HoldName; numbers: number[] }

/** Mails that need no order share one more limit: otherwise they could use up the mail provider's daily quota. */
const strangers: Shared = {
  limit: 'strangersDaily',
  numbers: [lanes.fromStrangers.number, lanes.toStrangers.number, lanes.confirmations.number],
}

/** The lanes with limits, each with its own limit and its shared ones. */
export const limitedLanes = Object.values(lanes).flatMap(({ number, limit }) => {
  if (limit === null) return []
  const own: Shared = { limit, numbers: [number] }
  return [{ number, limits: strangers.numbers.includes(number) ? [own, strangers] : [own] }]
})

export type Hold = { key: string; dueAt: Date }

/** Overrides the lane of the topic and the immediate sending. */
export type Delivery = { lane?: Lane; turn?: number; hold?: Hold | null }
