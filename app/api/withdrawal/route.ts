import { withdrawal } from '@/lib/withdrawal/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = withdrawal('/api/withdrawal')
