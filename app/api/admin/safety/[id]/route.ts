import { safety } from '@/lib/safety/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = safety('/api/admin/safety/[id]')
