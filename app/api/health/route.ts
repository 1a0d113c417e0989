import { server } from '@/lib/platform/api/server-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = server('/api/health')
