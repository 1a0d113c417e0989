import { returns } from '@/lib/sales/returns/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = returns('/api/admin/returns/[id]/order')
