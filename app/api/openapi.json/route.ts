import { openApi } from '@/lib/site/openapi-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = openApi('/api/openapi.json')
