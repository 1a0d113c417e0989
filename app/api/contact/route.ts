import { contact } from '@/lib/customers/contact/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contact('/api/contact')
