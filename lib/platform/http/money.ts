import { toGrosze, toPln } from '@/lib/platform/values/money'

// Inside the shop money is whole hundredths, and its name says so. The API says PLN with decimals, or the wallet's
// currency, under the names of its contract.

const answeredAs = {
  priceGrosze: 'price',
  costGrosze: 'cost',
  lowestPriceGrosze: 'lowestPrice',
  regularGrosze: 'regularPrice',
  totalGrosze: 'total',
  paidGrosze: 'paid',
  deliveryGrosze: 'deliveryPrice',
  freeFromGrosze: 'freeFrom',
  refundGrosze: 'refund',
  refundLimitGrosze: 'refundLimit',
  expectedTotalGrosze: 'expectedTotal',
  amountMinor: 'amount',
} as const
const namesOutside = new Map<string, string>(Object.entries(answeredAs))
const namesInside = new Map([...namesOutside].map(([inside, outside]) => [outside, inside]))

type NameOutside<N> = N extends keyof typeof answeredAs ? (typeof answeredAs)[N] : N
export type Answered<T> = T extends unknown ? { [N in keyof T as NameOutside<N>]: T[N] } : never

/** An object with its amounts in PLN; nested objects stay unchanged. */
export function inPln<T extends object>(value: T): Answered<T> {
  const entries = Object.entries(value).map(([name, each]) => {
    const outside = namesOutside.get(name)
    return outside && isAmount(each) ? [outside, each === null ? null : toPln(each)] : [name, each]
  })
  return Object.fromEntries(entries)
}

export const answerText = (value: unknown): string => JSON.stringify(allInPln(value))

/** A copy made beforehand: a function that `JSON.stringify` calls for every value takes three times as long. */
function allInPln(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(allInPln)
  // a date says itself how it is written
  if ('toJSON' in value) return value
  const fields = value as Record<string, unknown>
  const answered: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const each = fields[name]
    const outside = isAmount(each) ? namesOutside.get(name) : undefined
    if (outside) answered[outside] = each === null ? null : toPln(each as number)
    else answered[name] = allInPln(each)
  }
  return answered
}

/** What the API answered, with all money in it in grosze again. */
export function inGrosze(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(inGrosze)
  if (!isObject(answer)) return answer
  const entries = Object.entries(answer).map(([name, each]) => {
    const inside = namesInside.get(name)
    return inside && isAmount(each) ? [inside, each === null ? null : toGrosze(each)] : [name, inGrosze(each)]
  })
  return Object.fromEntries(entries)
}

/** An amount that may be missing: both are renamed, so that a field has one name whatever its value. */
const isAmount = (value: unknown): value is number | null => typeof value === 'number' || value === null

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
