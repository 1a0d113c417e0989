import { finder } from '@/lib/storefront/finder/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = finder(
  '/api/wheel_filter/central_bore/[diameter]/[boltSpacing]/[width]',
)
