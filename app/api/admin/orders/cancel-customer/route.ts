import { adminOrders } from '@/lib/sales/orders/admin/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminOrders(
  '/api/admin/orders/cancel-customer',
)
