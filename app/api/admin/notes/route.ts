import { customers } from '@/lib/customers/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = customers('/api/admin/notes')
