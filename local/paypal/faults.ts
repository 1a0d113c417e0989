/** What can be asked of PayPal, as faults name it, and what PayPal tells by itself. */
const operations = ['token', 'create', 'read', 'capture', 'verify', 'webhook'] as const
export type Operation = (typeof operations)[number]

/**
 * What can be made to go wrong.
 * - `slow`: the answer comes late · `error`: 500, nothing done · `lost`: done, but the connection breaks before the answer
 * - `reset`: the connection breaks, nothing done · `garbage`: 200 and something that is no JSON · `busy`: 503
 * - `limited`: 429 · `forbidden`: 403 · `lying`: 200, nothing done, and a well-formed answer about something else
 * - of a capture: `declined` (422, the buyer may try another card), `pending` (PayPal holds the money back), `denied`
 *   (captured but declined), `duplicate` (422 "already captured" though the buyer asks once), `short` (PayPal takes less
 *   than was asked)
 * - of reading and capturing: `gone` (404, the order has expired)
 * - of a webhook, only: `lost` (never sent), `slow`, `duplicate` (sent twice)
 */
const faultKinds = [
  'slow',
  'error',
  'lost',
  'reset',
  'garbage',
  'busy',
  'limited',
  'forbidden',
  'lying',
  'declined',
  'pending',
  'denied',
  'duplicate',
  'short',
  'gone',
] as const
type FaultKind = (typeof faultKinds)[number]

export type Fault = {
  on: Operation
  kind: FaultKind
  /** How many requests it befalls; 1 when not given. */
  times?: number
  /** Of a slow one. */
  ms?: number
}

/** Faults that wait for their request. */
export class Faults {
  #waiting: Required<Fault>[] = []

  add(fault: Fault): void {
    this.#waiting.push({ times: 1, ms: 0, ...fault })
  }

  clear(): void {
    this.#waiting = []
  }

  /** The fault that befalls this request, once fewer from now on. */
  take(on: Operation): Fault | undefined {
    const fault = this.#waiting.find((waiting) => waiting.on === on)
    if (!fault) return undefined
    fault.times -= 1
    if (fault.times <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== fault)
    return fault
  }
}

export function isFault(value: unknown): value is Fault {
  if (typeof value !== 'object' || value === null) return false
  const { on, kind, times, ms } = value as Record<string, unknown>
  const isCount = (number: unknown) =>
    number === undefined || (Number.isInteger(number) && Number(number) >= 0)
  return (
    operations.includes(on as Operation) &&
    faultKinds.includes(kind as FaultKind) &&
    isCount(times) &&
    isCount(ms)
  )
}
