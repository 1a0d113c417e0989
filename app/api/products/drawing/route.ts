import { media } from '@/lib/media/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = media('/api/products/drawing')
