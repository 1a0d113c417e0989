'use client'

import type { VehicleImport } from '@/lib/fitment/vehicles/admin-schema'
import { upload } from '@/lib/platform/http/request/upload'

/** Has a file checked; with `checked`, the state that a check has answered, has it imported. */
export const sendVehicles = (file: File, checked?: string) =>
  upload<VehicleImport>(`/api/admin/vehicles/import${checked ? `?checked=${checked}` : ''}`, file, {
    context: 'Failed to send the file',
    headers: { 'content-type': 'text/csv' },
    onProgress: () => {},
  })
