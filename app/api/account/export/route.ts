import { account } from '@/lib/account/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = account('/api/account/export')
