import { payments } from '@/lib/sales/settlement/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = payments('/api/webhooks/paypal')
