import { exchange } from '@/lib/catalog/exchange/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = exchange('/api/admin/import')
