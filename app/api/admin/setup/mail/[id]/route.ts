import { setup } from '@/lib/office/setup/calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = setup('/api/admin/setup/mail/[id]')
