import { invoices } from '@/lib/sales/invoice-desk/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = invoices('/api/admin/invoices/[id]/ksef')
