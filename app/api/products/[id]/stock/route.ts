import { products } from '@/lib/assortment/products/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = products('/api/products/[id]/stock')
