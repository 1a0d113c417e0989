import { exchange } from '@/lib/assortment/exchange/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = exchange('/api/admin/import/[id]/report')
