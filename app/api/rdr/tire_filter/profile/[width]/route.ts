import { finder } from '@/lib/storefront/finder/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = finder('/api/rdr/tire_filter/profile/[width]')
