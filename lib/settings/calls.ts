import { callTable, handler } from '@/lib/http/handler'
import { readSettings } from './queries'
import { RestoreSettings, SaveSettings } from './schema'
import { restoreSettings, saveSettings } from './service'

export const settings = callTable({
  'GET /api/admin/settings': handler({ user: 'settings' }, () => readSettings()),
  'PUT /api/admin/settings': handler({ user: 'settings', body: SaveSettings }, ({ body, user }) =>
    saveSettings(body, user),
  ),
  'POST /api/admin/settings/restore': handler({ user: 'settings', body: RestoreSettings }, ({ body, user }) =>
    restoreSettings(body, user),
  ),
})
