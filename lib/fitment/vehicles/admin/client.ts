'use client'

import type { EditedVehicle } from '@/lib/fitment/vehicles/rows'
import { call } from '@/lib/http/client'
import { upload } from '@/lib/http/request/upload'
import type { VehicleTexts } from './entry'
import type { VehicleImport } from './schema'

export const createVehicle = (vehicle: VehicleTexts) =>
  call<EditedVehicle>('/api/admin/vehicles', {
    method: 'POST',
    body: vehicle,
    context: 'Failed to create the vehicle',
  })

export const changeVehicle = (id: number, vehicle: VehicleTexts & { version: number }) =>
  call<EditedVehicle>(`/api/admin/vehicles/${id}`, {
    method: 'PATCH',
    body: vehicle,
    context: 'Failed to save the vehicle',
  })

export const deleteVehicle = (id: number, version: number) =>
  call<null>(`/api/admin/vehicles/${id}`, {
    method: 'DELETE',
    body: { version },
    context: 'Failed to delete the vehicle',
  })

export const readVehicle = (id: number) =>
  call<EditedVehicle>(`/api/admin/vehicles/${id}`, { context: 'Failed to read the vehicle' })

/** Has a file checked; with `checked`, the state that a check has answered, has it imported. */
export const sendVehicles = (file: File, checked?: string) =>
  upload<VehicleImport>(`/api/admin/vehicles/import${checked ? `?checked=${checked}` : ''}`, file, {
    context: 'Failed to send the file',
    headers: { 'content-type': 'text/csv' },
    onProgress: () => {},
  })
