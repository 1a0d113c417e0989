'use client'

import { callPriced } from '@/lib/http/client'
import type { SavedSettings } from './queries'
import type { RestoreSettings, SaveSettingsInput } from './schema'

/** The settings as they are now. */
export const readSettings = () =>
  callPriced<SavedSettings>('/api/admin/settings', { context: 'Failed to read the settings' })

export const saveSettings = (settings: SaveSettingsInput) =>
  callPriced<SavedSettings>('/api/admin/settings', {
    method: 'PUT',
    body: settings,
    context: 'Failed to save the settings',
  })

export const restoreSettings = (wanted: RestoreSettings) =>
  callPriced<SavedSettings>('/api/admin/settings/restore', {
    method: 'POST',
    body: wanted,
    context: 'Failed to put earlier settings back',
  })
