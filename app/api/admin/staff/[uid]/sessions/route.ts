import { staff } from '@/lib/shop/staff/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = staff('/api/admin/staff/[uid]/sessions')
