import { guests } from '@/lib/customers/guests/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guests('/api/guest/code')
