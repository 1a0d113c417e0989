import { junk } from '@/lib/customers/junk/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = junk('/api/admin/junk')
