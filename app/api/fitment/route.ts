import { fitment } from '@/lib/fitment/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = fitment('/api/fitment')
