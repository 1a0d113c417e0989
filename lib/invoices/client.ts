import { call } from '@/lib/http/client'
import type { Invoice } from './schema'

/** Issues the invoice of an order. Rejects with a CallError. */
export const issueInvoice = (orderId: string) =>
  call<Pick<Invoice, 'number'>>('/api/admin/invoices', {
    method: 'POST',
    body: { orderId },
    context: 'Failed to issue the invoice',
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
