import { mail } from '@/lib/shop/mail/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mail('/api/mail/failed/[id]/retry')
