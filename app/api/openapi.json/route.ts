import { openApi } from '@/lib/openapi-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openApi('/api/openapi.json')
