import { call, callTable } from '@/lib/http/call-table'
import { JunkChange } from './schema'
import { changeJunk } from './service'

export const registers = callTable(call('POST /api/admin/junk', 'orders', { body: JunkChange }, changeJunk))
