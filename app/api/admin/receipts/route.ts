import { receipts } from '@/lib/sales/receipts/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = receipts('/api/admin/receipts')
