import { complaints } from '@/lib/complaints/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = complaints('/api/admin/complaints')
