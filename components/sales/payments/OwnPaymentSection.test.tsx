import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Order } from '@/lib/sales/orders/schema'
import { OwnPaymentSection, type PaymentReturn } from './OwnPaymentSection'

const facts = vi.hoisted(() => ({ now: {} }))
vi.mock('next-intl/server', () => ({
  getTranslations: async (group?: string) => (key: string) => (group ? `${group}.${key}` : key),
}))
vi.mock('@/lib/shop/texts/locale', () => ({ pageLocale: async () => 'en' }))
vi.mock('@/lib/shop/texts/ClientMessages', () => ({
  ClientMessages: ({ children }: { children: React.ReactNode }) => children,
}))
vi.mock('@/lib/sales/settlement/own-order', () => ({ ownPayment: async () => facts.now }))
vi.mock('./RedirectButtons', () => ({ OwnPayment: () => 'bank buttons' }))
vi.mock('./use-quote', () => ({ TransferDetails: () => 'account' }))

const open = { hasAttempt: true, isWaiting: false, isWalletOpen: true }
const unpaid = { id: 'K7M2Q-X9D4T', status: 'Pending', typeOfPayment: 'blik', paidAt: null, payment: null }
const quote = { payable: true, redirects: ['blik'], transfer: null }
async function drawn(now: object, returned: PaymentReturn = {}, isTransferDue = false) {
  facts.now = now
  const order = { ...unpaid, isTransferDue } as Order
  return renderToStaticMarkup(await OwnPaymentSection({ order, orderKey: 'key', returned }))
}

test('PayPal is a link to the payment page, beside the buttons of banks or alone', async () => {
  const both = await drawn({ ...open, quote })
  for (const said of ['bank buttons', 'href="/en/Payment?order=K7M2Q-X9D4T"', 'orders.payments.paypal'])
    expect(both).toContain(said)
  const alone = await drawn({ ...open, quote: { ...quote, redirects: [] } })
  expect(alone).toContain('href="/en/Payment?order=K7M2Q-X9D4T"')
  expect(alone).toContain('payment.payByWallet')
  expect(alone).not.toContain('bank buttons')
  expect(await drawn({ ...open, isWalletOpen: false, quote })).not.toContain('/Payment')
})

test('a return from the bank waits while it may confirm, and else says why and has the buttons', async () => {
  const waiting = await drawn({ ...open, isWaiting: true, quote }, { back: 'paid' })
  expect(waiting).toContain('track.payWaiting')
  expect(waiting).toContain('href="/en/track/key?back=paid"')
  expect(waiting).not.toContain('bank buttons')
  for (const [returned, reason] of [
    [{ back: 'paid' }, 'bank_declined'],
    [{ back: 'unpaid' }, 'left'],
    [{ back: 'unpaid', errorcode: 'expired' }, 'code_expired'],
  ] as const) {
    const over = await drawn({ ...open, quote }, returned)
    expect(over).toContain(`errors.payment.${reason}`)
    expect(over).toContain('bank buttons')
    expect(over).not.toContain('track.payWaiting')
  }
})

test('an address typed as of a return says nothing of a payment that nobody has begun', async () => {
  for (const returned of [{ back: 'paid' }, { back: 'unpaid', errorcode: 'expired' }]) {
    const text = await drawn({ ...open, hasAttempt: false, quote }, returned)
    expect(text).toContain('bank buttons')
    expect(text).not.toContain('errors.payment')
  }
})

test('an order that is paid by transfer in place of what was chosen says so, with the account', async () => {
  const closed = { payable: false, redirects: [], transfer: {} }
  const text = await drawn({ ...open, isWalletOpen: false, quote: closed }, {}, true)
  for (const said of ['orders.transferAwaited', 'account']) expect(text).toContain(said)
  expect(text).not.toContain('onlineAwaited')
})
