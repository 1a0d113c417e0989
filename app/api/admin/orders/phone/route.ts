import { adminOrders } from '@/lib/orders/admin/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminOrders('/api/admin/orders/phone')
