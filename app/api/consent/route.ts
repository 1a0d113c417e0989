import { consent } from '@/lib/platform/consent/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = consent('/api/consent')
