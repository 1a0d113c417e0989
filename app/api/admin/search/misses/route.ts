import { search } from '@/lib/storefront/search/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = search('/api/admin/search/misses')
