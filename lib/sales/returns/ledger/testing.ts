import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { db } from '@/lib/platform/database/db'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { onlineTypes } from '@/lib/platform/values/payment-types'
import { addToCart } from '@/lib/sales/cart/service'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { markPaid } from '@/lib/sales/order-desk/mark-paid.service'
import { updateOrderStatus } from '@/lib/sales/order-desk/update.service'
import type { PlaceOrderInput } from '@/lib/sales/orders/schema'
import { aCustomer, anAdministrator, anOrderOf, isUnavailable } from '@/lib/sales/orders/testing'
import { sendWebhook } from '@/lib/sales/payments/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { atPaypal, bringBack, giveBack, hoursLater, open, release } from '@/lib/sales/returns/testing'
import { capturePayment, openPayment } from '@/lib/sales/settlement/service'
import { Withdrawal } from '@/lib/sales/withdrawal/schema'
import { receiveWithdrawal } from '@/lib/sales/withdrawal/service'
import type { PaypalStandIn } from '@/local/paypal/server'

// What buyers, administrators and PayPal do to orders of one tire, for the property of the books.

/** A buyer with their order, its returns, and the keys of the forms that administrators have open. */
export type Sale = {
  user: ShopUser
  /** A company gets its invoice when the order is sent. */
  wanted: Partial<PlaceOrderInput>
  tireId: number
  orderKey: string
  orderId: string | null
  returns: number[]
  refundKeys: string[]
}

export const aSale = (tireId: number, wanted: Partial<PlaceOrderInput> = {}): Sale => ({
  user: aCustomer(),
  wanted,
  tireId,
  orderKey: randomUUID(),
  orderId: null,
  returns: [],
  refundKeys: [randomUUID(), randomUUID()],
})

const faultKinds = [
  'lost',
  'error',
  'busy',
  'reset',
  'limited',
  'garbage',
  'lying',
  'declined',
  'pending',
  'denied',
  'duplicate',
] as const
const which = fc.constantFrom(0, 0, 1, 2)
const kind = <const Kind extends string>(name: Kind) => fc.constant(name)

const action = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: kind('place') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('pay'),
      typeOfPayment: fc.constantFrom(...onlineTypes),
      isTold: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('refund'),
      which,
      // null: what is proposed; 0 closes the return without money
      grosze: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 }))),
      method: fc.constantFrom('paypal', 'paypal', 'paypal', 'transfer', 'cash'),
      // few keys, so that they are often pressed again
      key: fc.nat({ max: 1 }),
      // a lost answer is what makes somebody ask again
      fault: fc.option(fc.constantFrom('lost', 'lost', 'lost', ...faultKinds)),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('goods'),
      which,
      pieces: fc.integer({ min: 1, max: 2 }),
      isRestocked: fc.boolean(),
      deduction: fc.constantFrom(0, 0, 9.99, 300),
      condition: fc.constantFrom('like_new', 'used', 'damaged'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('inPanel'), cents: fc.integer({ min: 1, max: 31_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('fault'),
      on: fc.constantFrom('token', 'create', 'read', 'capture', 'read_refund', 'verify'),
      fault: fc.constantFrom(...faultKinds),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('status'),
      status: fc.constantFrom('Canceled', 'Canceled', 'Pending', 'Sent'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('webhook') }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('invoice') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('release'), isDone: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('later') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('paid'), isPaid: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('open') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('withdraw') }) },
)
type Action = typeof action extends fc.Arbitrary<infer Each> ? Each : never

/** A thing that is done to one of two orders, more often to the first. */
const step = fc.record({ sale: fc.constantFrom(0, 0, 1), action })
export type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** First one step after the other, then several hands at once, then one after the other again. */
export const plan = fc.record({
  stock: fc.integer({ min: 2, max: 6 }),
  isPaid: fc.constantFrom(true, true, false),
  first: fc.array(step, { maxLength: 3 }),
  hands: fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 3 }),
  last: fc.array(step, { maxLength: 3 }),
})

/** A refusal that the shop has words for is part of the game; anything else is a fault. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ShopError && error.code !== 'internal') && !isUnavailable(error)) throw error
    return null
  }
}

/** Pressed twice at once. */
const pressTwice = <T>(press: () => Promise<T>): Promise<(T | null)[]> =>
  Promise.all([unlessRefused(press()), unlessRefused(press())])

/** Puts two tires into the cart and orders them. */
export async function place(sale: Sale): Promise<void> {
  const { user, wanted, tireId, orderKey } = sale
  if (!sale.orderId) await unlessRefused(addToCart(user.uid, { product: { id: tireId }, quantity: 2 }))
  const placed = await pressTwice(() => placeOrder(anOrderOf(user, wanted), user, orderKey))
  for (const result of placed) {
    sale.orderId ??= result?.order.id ?? null
    if (result && result.order.id !== sale.orderId) throw new Error('one key has placed two orders')
  }
}

export async function perform(paypal: PaypalStandIn, action: Action, sale: Sale): Promise<void> {
  if (action.kind === 'fault') {
    paypal.faults.add({ on: action.on as 'token', kind: action.fault })
    if (action.on === 'token') paypal.forgetTokens()
    return
  }
  if (action.kind === 'place') return place(sale)
  if (sale.orderId) await performOn(sale.orderId, paypal, action, sale)
}

async function performOn(
  orderId: string,
  paypal: PaypalStandIn,
  action: Exclude<Action, { kind: 'fault' | 'place' }>,
  { user, returns, refundKeys }: Sale,
): Promise<unknown> {
  const captured = atPaypal(paypal, orderId).find(({ capture }) => capture && capture.status !== 'DECLINED')
  switch (action.kind) {
    case 'pay': {
      const opened = await unlessRefused(openPayment({ orderId, typeOfPayment: action.typeOfPayment }, user))
      if (!opened) return
      paypal.orders.approve(opened.id)
      // PayPal may tell of the approval before the buyer's own call is answered
      const tell = () => unlessRefused(sendWebhook(paypal, 'CHECKOUT.ORDER.APPROVED', opened.id))
      return Promise.all([unlessRefused(capturePayment(opened.id, user)), action.isTold ? tell() : null])
    }
    case 'refund': {
      if (action.fault) paypal.faults.add({ on: 'refund', kind: action.fault })
      const id = returns[action.which % returns.length]
      const key = refundKeys[action.key] ?? ''
      const amount = action.grosze === null ? {} : { amount: action.grosze / 100 }
      if (id) await pressTwice(() => giveBack(id, { method: action.method, key, reason: 'x', ...amount }))
      refundKeys[action.key] = randomUUID()
      return
    }
    case 'goods': {
      const { which, pieces, isRestocked, deduction, condition } = action
      const id = returns[which % returns.length]
      const more = { isRestocked, deduction, condition, deductionReason: 'Ślady montażu' }
      return id && unlessRefused(bringBack(id, pieces, more))
    }
    case 'inPanel':
      try {
        const value = (action.cents / 100).toFixed(2)
        const amount = { currency_code: captured?.unit.amount.currency_code ?? 'USD', value }
        paypal.orders.refund(captured?.capture?.id ?? '', { amount }, undefined)
      } catch {
        // more than PayPal has
      }
      return
    case 'webhook': {
      const about = captured && captured.refunds.length > 0 ? 'REFUNDED' : 'COMPLETED'
      return captured && unlessRefused(sendWebhook(paypal, `PAYMENT.CAPTURE.${about}`, captured.id))
    }
    case 'invoice':
      return pressTwice(() => issueInvoice(orderId, anAdministrator))
    case 'release':
      return release(paypal, orderId, action.isDone)
    case 'later':
      return unlessRefused(hoursLater(orderId))
    case 'paid':
      return unlessRefused(markPaid({ orderId, isPaid: action.isPaid }, anAdministrator))
    case 'status':
      return pressTwice(() =>
        updateOrderStatus({ orderId, status: action.status as 'Sent' }, anAdministrator),
      )
    case 'open':
      return returns.push(await open(orderId))
    case 'withdraw':
      return withdraw(orderId, user, returns)
  }
}

/** The buyer states a withdrawal, and presses twice. */
async function withdraw(orderId: string, user: ShopUser, returns: number[]): Promise<void> {
  const key = randomUUID()
  const statement = Withdrawal.parse({
    locale: 'pl',
    name: user.name,
    orderNumber: orderId,
    email: user.email,
    lines: '',
    accountNumber: '',
  })
  await pressTwice(() => receiveWithdrawal(statement, key, new Headers()))
  const stored = await db().withdrawal.findMany({ where: { key }, select: { id: true } })
  returns.push(...stored.map(({ id }) => id))
}
