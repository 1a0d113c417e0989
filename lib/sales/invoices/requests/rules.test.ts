import { expect, test } from 'vitest'
import { lastDayToAsk, mayAskForInvoice } from './rules'

const order = {
  customerType: 'private_person',
  status: 'Delivered',
  invoices: [],
  invoiceRequestedAt: null,
  handedOverAt: '2026-11-30T22:30:00.000Z',
  paidAt: null,
  payment: null,
} as const satisfies Parameters<typeof mayAskForInvoice>[0]

test('the time to ask for an invoice ends three months after the month of delivery or payment, by the shop’s clock', () => {
  expect(lastDayToAsk(order)).toBe('2027-02-28')
  expect(lastDayToAsk({ ...order, handedOverAt: '2026-11-30T23:30:00.000Z' })).toBe('2027-03-31')
  expect(lastDayToAsk({ ...order, paidAt: '2026-12-01T12:00:00.000Z' })).toBe('2027-03-31')
  expect(lastDayToAsk({ ...order, handedOverAt: null })).toBeNull()
})

test('a private buyer may ask until then, unless the order is canceled, invoiced or asked about', () => {
  expect(mayAskForInvoice(order, '2027-02-28')).toBe(true)
  expect(mayAskForInvoice(order, '2027-03-01')).toBe(false)
  expect(mayAskForInvoice({ ...order, handedOverAt: null }, '2030-01-01')).toBe(true)
  expect(mayAskForInvoice({ ...order, customerType: 'company' }, '2027-01-01')).toBe(false)
  expect(mayAskForInvoice({ ...order, status: 'Canceled' }, '2027-01-01')).toBe(false)
  expect(mayAskForInvoice({ ...order, invoiceRequestedAt: '2026-12-01T12:00:00.000Z' }, '2027-01-01')).toBe(
    false,
  )
})
