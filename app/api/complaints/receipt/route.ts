import { complaints } from '@/lib/customers/complaints/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = complaints('/api/complaints/receipt')
