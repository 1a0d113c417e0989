'use client'

import { callPriced } from '@/lib/http/client'
import type { SaveSettingsInput } from './schema'

/** The settings as they are now. */
export const readSettings = () => callPriced('GET /api/admin/settings')

export const saveSettings = (body: SaveSettingsInput) => callPriced('PUT /api/admin/settings', { body })
