import { vehicles } from '@/lib/assortment/vehicles/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = vehicles('/api/admin/vehicles/[id]')
