import { safety } from '@/lib/customers/safety/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = safety('/api/admin/safety/[id]')
