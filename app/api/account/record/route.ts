import { account } from '@/lib/customers/account/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = account('/api/account/record')
