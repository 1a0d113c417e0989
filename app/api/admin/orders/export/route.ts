import { adminOrders } from '@/lib/sales/order-desk/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = adminOrders('/api/admin/orders/export')
