import { callTable, handler } from '@/lib/http/handler'
import { JunkChange } from './schema'
import { changeJunk } from './service'

export const registers = callTable({
  'POST /api/admin/junk': handler({ user: 'orders', body: JunkChange }, ({ body, user }) =>
    changeJunk(body, user),
  ),
})
