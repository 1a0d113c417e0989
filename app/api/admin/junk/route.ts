import { registers } from '@/lib/customers/registers/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = registers('/api/admin/junk')
