import { vehicles } from '@/lib/fitment/vehicles/admin/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = vehicles('/api/admin/vehicles/[id]')
