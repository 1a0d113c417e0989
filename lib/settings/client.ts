'use client'

import { callPriced } from '@/lib/http/client'
import type { RestoreSettings, SaveSettingsInput } from './schema'

/** The settings as they are now. */
export const readSettings = () => callPriced('GET /api/admin/settings')

export const saveSettings = (body: SaveSettingsInput) => callPriced('PUT /api/admin/settings', { body })

export const restoreSettings = (body: RestoreSettings) =>
  callPriced('POST /api/admin/settings/restore', { body })
