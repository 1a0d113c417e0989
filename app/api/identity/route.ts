import { identity } from '@/lib/platform/identity/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = identity('/api/identity')
