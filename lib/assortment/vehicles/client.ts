'use client'

import { upload } from '@/lib/platform/http/request/upload'
import type { VehicleImport } from './exchange'

/** Has a file checked; with `checked`, the state that a check has answered, has it imported. */
export const sendVehicles = (file: File, checked?: string) =>
  upload<VehicleImport>(`/api/admin/vehicles/import${checked ? `?checked=${checked}` : ''}`, file, {
    context: 'Failed to send the file',
    headers: { 'content-type': 'text/csv' },
    onProgress: () => {},
  })
