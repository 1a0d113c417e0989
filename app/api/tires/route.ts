import { products } from '@/lib/assortment/product-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = products('/api/tires')
