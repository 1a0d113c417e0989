import { consent } from '@/lib/consent/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = consent('/api/consent')
