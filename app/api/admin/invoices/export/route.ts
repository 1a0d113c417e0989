import { invoices } from '@/lib/sales/invoices/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = invoices('/api/admin/invoices/export')
