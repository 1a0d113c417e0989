import { orderCalls } from '@/lib/sales/orders/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = orderCalls('/api/track')
