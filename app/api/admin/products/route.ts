import { products } from '@/lib/catalog/admin/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = products('/api/admin/products')
