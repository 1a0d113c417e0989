import { staff } from '@/lib/staff/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staff('/api/admin/staff/invitations/[id]')
