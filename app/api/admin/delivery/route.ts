import { delivery } from '@/lib/sales/delivery/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = delivery('/api/admin/delivery')
