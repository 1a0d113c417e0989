import { payments } from '@/lib/sales/settlement/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = payments('/api/payments/paypal/orders')
