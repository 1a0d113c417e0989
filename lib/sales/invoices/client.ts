import type { z } from 'zod'
import { call } from '@/lib/platform/http/client'
import type { InvoiceBuyer } from './schema'

export const issueInvoice = (orderId: string, buyer?: z.input<typeof InvoiceBuyer>) =>
  call('POST /api/admin/invoices', { body: { orderId, ...(buyer ? { buyer } : {}) } })
