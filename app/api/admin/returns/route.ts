import { returns } from '@/lib/returns/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = returns('/api/admin/returns')
