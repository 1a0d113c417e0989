import { server } from '@/lib/platform/http/server/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = server('/api/health')
