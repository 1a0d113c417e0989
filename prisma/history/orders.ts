import { type OrderStatus, orderIdFrom } from '@/lib/sales/orders/rules'
import { type Chance, chance } from '../catalogue/random'
import { type Buyer, buyers } from './people'

/** What of a product an order keeps. */
export type Goods = {
  id: number
  productType: string
  title: string
  url: string
  priceGrosze: number
  /** Null where nobody has entered it. */
  costGrosze: number | null
}
/** Of an order that still waits for the shop. */
type OpenStatus = Extract<OrderStatus, 'Pending' | 'In Processing'>
type Line = { goods: Goods; quantity: number }
export type Step = { from: OrderStatus | null; to: OrderStatus; at: Date; byAdmin: boolean }
export type PastOrder = {
  id: string
  buyer: Buyer
  placedAt: Date
  status: OrderStatus
  typeOfDelivery: 'delivery_with_assembly' | 'shipping_to_customer'
  lines: Line[]
  totalGrosze: number
  steps: Step[]
  payment: 'captured' | 'refunded' | null
}

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const DAYS = 185
/** Goods that people keep buying, a few of them again and again. */
const POPULAR = 48

/**
 * A plausible past: some six months of orders up to `now`, a little more from week to week, fewer at weekends. The
 * same for the same goods and moment. The stock of today is what they left, so none of it is taken.
 */
export function pastOrders(goods: readonly Goods[], now: Date, demoCustomer: string): PastOrder[] {
  const random = chance(20261121)
  const people = buyers(random, demoCustomer)
  const popular = Array.from({ length: Math.min(POPULAR, goods.length) }, () => random.pick(goods))
  const orders: PastOrder[] = []
  for (let day = DAYS; day >= 0; day--) {
    const date = new Date(now.getTime() - day * DAY)
    const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
    const busy = 2.2 + ((DAYS - day) / DAYS) * 2.6
    const count = Math.floor(busy * (weekend ? 0.5 : 1) + random.next() * 2.4)
    for (let n = 0; n < count; n++) {
      const placedAt = new Date(date)
      placedAt.setUTCHours(random.integer(6, 20), random.integer(0, 59), random.integer(0, 59), 0)
      const order = pastOrder(random, random.pick(people), popular, placedAt, now)
      if (placedAt < now) orders.push(order)
    }
  }
  // whoever opens the administration finds something to do, at whatever hour
  for (const [status, hours] of [
    ['In Processing', 5],
    ['Pending', 1],
  ] as const) {
    const placedAt = new Date(now.getTime() - hours * HOUR)
    orders.push(pastOrder(random, random.pick(people), popular, placedAt, now, status))
  }
  return orders
}

function pastOrder(
  random: Chance,
  buyer: Buyer,
  popular: Goods[],
  placedAt: Date,
  now: Date,
  open?: OpenStatus,
): PastOrder {
  const lines = linesOf(random, popular)
  const steps = stepsOf(random, placedAt, now, open)
  const status = steps.at(-1)?.to ?? 'Pending'
  const byWallet = random.next() < 0.12 && status !== 'Pending'
  return {
    id: orderIdFrom(Uint8Array.from({ length: 10 }, () => random.integer(0, 255))),
    buyer,
    placedAt,
    status,
    typeOfDelivery: random.next() < 0.4 ? 'delivery_with_assembly' : 'shipping_to_customer',
    lines,
    totalGrosze: lines.reduce((sum, { goods, quantity }) => sum + goods.priceGrosze * quantity, 0),
    steps,
    // of canceled ones some have their money back, and some still wait for it
    payment: byWallet ? (status === 'Canceled' && random.next() < 0.5 ? 'refunded' : 'captured') : null,
  }
}

function linesOf(random: Chance, popular: Goods[]): Line[] {
  const chosen = new Map<number, Line>()
  for (let n = random.next() < 0.3 ? 2 : 1; n > 0; n--) {
    // squared, so that the first of the popular ones sell far more often than the last
    const goods = popular[Math.floor(random.next() ** 2 * popular.length)]
    if (goods) chosen.set(goods.id, { goods, quantity: random.pick([1, 2, 2, 4, 4, 4]) })
  }
  return [...chosen.values()]
}

/** What became of an order by now, or until it was `open`: each step some hours or days after the one before. */
function stepsOf(random: Chance, placedAt: Date, now: Date, open?: OpenStatus): Step[] {
  const steps: Step[] = [{ from: null, to: 'Pending', at: placedAt, byAdmin: false }]
  if (open === 'Pending') return steps
  if (open === 'In Processing') {
    const at = new Date(placedAt.getTime() + HOUR)
    return [...steps, { from: 'Pending', to: open, at, byAdmin: true }]
  }
  const canceled = random.next() < 0.07
  const slow = random.next() < 0.3
  const path: [OrderStatus, number][] = canceled
    ? [['Canceled', random.integer(2, 40)]]
    : [
        ['In Processing', slow ? random.integer(30, 90) : random.integer(1, 20)],
        ['Sent', random.integer(6, 30)],
        ['Delivered', random.integer(26, 70)],
      ]
  let at = placedAt.getTime()
  let from: OrderStatus = 'Pending'
  for (const [to, hours] of path) {
    at += hours * HOUR
    if (at >= now.getTime()) break
    steps.push({ from, to, at: new Date(at), byAdmin: true })
    from = to
  }
  return steps
}
