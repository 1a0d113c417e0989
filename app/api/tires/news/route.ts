import { news } from '@/lib/news/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = news('/api/tires/news')
