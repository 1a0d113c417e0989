import type { HoldName } from '@/lib/core/runtime/limits'

/**
 * The order in which mails leave, as the database keeps it. So many mails of a limited lane leave within its time; more
 * wait, and none is dropped.
 */
export const lanes = {
  /** About an order, to its buyer. */
  buyers: { number: 1, limit: null },
  /** To the staff and the owner. */
  staff: { number: 2, limit: null },
  /** To an address that an order has, or that has confirmed itself. */
  known: { number: 3, limit: null },
  /** To the shop, about what somebody sent who is known by no order. */
  fromStrangers: { number: 4, limit: 'strangersMessages' },
  /** Receipts to an address that somebody typed, and that no such order has. */
  toStrangers: { number: 5, limit: 'foreignReceipts' },
  /** Questions to an address that somebody typed, whether it wants mails. */
  confirmations: { number: 6, limit: 'foreignConfirmations' },
} as const satisfies Record<string, { number: number; limit: HoldName | null }>

export type Lane = keyof typeof lanes

/** The lanes that are limited, each with its limit. */
export const limitedLanes = Object.values(lanes).flatMap(({ number, limit }) =>
  limit === null ? [] : [{ number, limit }],
)

/** What a limit counts a mail by, and when the mail may leave. */
export type Hold = { key: string; dueAt: Date }

/** How a mail leaves: in the lane of its topic and at once, unless something else is said. */
export type Delivery = { lane?: Lane; turn?: number; hold?: Hold | null }
