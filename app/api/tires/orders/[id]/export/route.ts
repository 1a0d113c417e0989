import { orders } from '@/lib/sales/orders/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = orders('/api/tires/orders/[id]/export')
