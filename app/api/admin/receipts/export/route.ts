import { receipts } from '@/lib/receipts/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = receipts('/api/admin/receipts/export')
