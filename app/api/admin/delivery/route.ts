import { delivery } from '@/lib/sales/price-table/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = delivery('/api/admin/delivery')
