import { secondFactor } from '@/lib/shop/second-factor/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = secondFactor(
  '/api/account/second-factor/recovery-codes',
)
