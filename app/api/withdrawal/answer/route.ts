import { withdrawal } from '@/lib/sales/withdrawal/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withdrawal('/api/withdrawal/answer')
