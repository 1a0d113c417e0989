import { registers } from '@/lib/registers/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = registers('/api/admin/junk')
