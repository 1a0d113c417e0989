import { secondFactor } from '@/lib/second-factor/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = secondFactor('/api/account/second-factor')
