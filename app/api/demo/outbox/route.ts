import { demo } from '@/lib/site/demo-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = demo('/api/demo/outbox')
