import { call, callTable } from '@/lib/http/call-table'
import { readSettings } from './queries'
import { RestoreSettings, SaveSettings } from './schema'
import { restoreSettings, saveSettings } from './service'

export const settings = callTable(
  call('GET /api/admin/settings', 'settings', () => readSettings()),
  call('PUT /api/admin/settings', 'settings', { body: SaveSettings }, saveSettings),
  call('POST /api/admin/settings/restore', 'settings', { body: RestoreSettings }, restoreSettings),
)
