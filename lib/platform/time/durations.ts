export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
/** A day of 24 hours: on two days of the year the shop's clock goes an hour less or more. */
export const DAY_MS = 24 * HOUR_MS
