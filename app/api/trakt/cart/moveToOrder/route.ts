import { orderCalls } from '@/lib/sales/order-desk/buyers-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = orderCalls('/api/trakt/cart/moveToOrder')
