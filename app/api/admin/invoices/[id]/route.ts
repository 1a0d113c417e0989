import { invoices } from '@/lib/invoices/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = invoices('/api/admin/invoices/[id]')
