import { identity } from '@/lib/identity/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = identity('/api/identity')
