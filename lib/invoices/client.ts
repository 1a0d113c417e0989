import type { z } from 'zod'
import { call } from '@/lib/http/client'
import type { CorrectPricesInput, Invoice, InvoiceBuyer } from './schema'

/** Issues the invoice of an order; with a buyer, in place of one that says another. Rejects with a CallError. */
export const issueInvoice = (orderId: string, buyer?: z.input<typeof InvoiceBuyer>) =>
  call<Pick<Invoice, 'number'>>('/api/admin/invoices', {
    method: 'POST',
    body: { orderId, ...(buyer ? { buyer } : {}) },
    context: 'Failed to issue the invoice',
  })

/** Corrects wrong prices or rates of an order with an invoice, and issues a new one. Rejects with a CallError. */
export const correctPrices = (body: CorrectPricesInput) =>
  call<Pick<Invoice, 'number'>>('/api/admin/invoices/prices', {
    method: 'POST',
    body,
    context: 'Failed to correct the prices',
  })

/** Asks for the invoice of one's own order. Rejects with a CallError. */
export const requestInvoice = (orderId: string) =>
  call<null>('/api/invoices/requests', {
    method: 'POST',
    body: { orderId },
    context: 'Failed to ask for the invoice',
  })

/** Notes the number that the national system gave to an invoice. Rejects with a CallError. */
export const noteKsefNumber = (id: number, ksefNumber: string) =>
  call<null>(`/api/admin/invoices/${id}`, {
    method: 'PATCH',
    body: { ksefNumber },
    context: 'Failed to note the KSeF number',
  })
