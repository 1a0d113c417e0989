import { reports } from '@/lib/office/reports/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = reports('/api/admin/reports')
