import { demo } from '@/lib/demo-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = demo('/api/demo/outbox/[id]')
