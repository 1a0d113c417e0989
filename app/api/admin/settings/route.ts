import { settings } from '@/lib/office/settings/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = settings('/api/admin/settings')
