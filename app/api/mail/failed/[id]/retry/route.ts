import { mail } from '@/lib/mail/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = mail('/api/mail/failed/[id]/retry')
