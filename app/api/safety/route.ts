import { safetyReports } from '@/lib/customers/safety/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = safetyReports('/api/safety')
