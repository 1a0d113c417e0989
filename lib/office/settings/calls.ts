import { call, callTable } from '@/lib/platform/api/call-table'
import { readSettings } from '@/lib/shop/settings/queries'
import { RestoreSettings, SaveSettings } from '@/lib/shop/settings/schema'
import { restoreSettings, saveSettings } from './service'

export const settings = callTable(
  call('GET /api/admin/settings', 'settings', () => readSettings()),
  call('PUT /api/admin/settings', 'settings', { body: SaveSettings }, saveSettings),
  call('POST /api/admin/settings/restore', 'settings', { body: RestoreSettings }, restoreSettings),
)
