import { identity } from '@/lib/platform/api/identity-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = identity('/api/identity')
