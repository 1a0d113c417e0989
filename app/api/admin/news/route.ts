import { news } from '@/lib/customers/news/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = news('/api/admin/news')
