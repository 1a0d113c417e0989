import { call, callTable } from '@/lib/platform/api/call-table'
import { JunkChange } from '@/lib/sales/registers/schema'
import { changeJunk } from './service'

export const junk = callTable(call('POST /api/admin/junk', 'orders', { body: JunkChange }, changeJunk))
