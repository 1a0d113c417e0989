import { recordExport } from '@/lib/audit/exports'
import { uploadedCsv } from '@/lib/catalog/exchange/file/upload'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { getEditedVehicle } from '@/lib/fitment/vehicles/queries'
import { call, callTable } from '@/lib/http/call-table'
import { LocaleQuery } from '@/lib/http/request/params'
import { ChangedVehicle, DeletedVehicle, VehicleEntry } from './entry'
import { importVehicles, vehicleRecords } from './exchange'
import { ImportQuery } from './schema'
import { changeVehicle, createVehicle, deleteVehicle } from './service'

export const vehicles = callTable(
  call('POST /api/admin/vehicles', 'catalogue', { body: VehicleEntry, status: 201 }, createVehicle),
  call('GET /api/admin/vehicles/[id]', 'catalogue', getEditedVehicle),
  call('PATCH /api/admin/vehicles/[id]', 'catalogue', { body: ChangedVehicle }, changeVehicle),
  call(
    'DELETE /api/admin/vehicles/[id]',
    'catalogue',
    { body: DeletedVehicle, status: 204 },
    (id, body, user) => deleteVehicle(id, body.version, user),
  ),
  call('GET /api/admin/vehicles/export', 'catalogue', { query: LocaleQuery }, async ({ locale }, user) => {
    const vehicles = await vehicleRecords()
    await recordExport(user, { kind: 'vehicles', rows: vehicles.length - 1 })
    return csvDownload([vehicles], { fileName: `vehicles-${shopToday()}.csv`, locale })
  }),
  call(
    'POST /api/admin/vehicles/import',
    'catalogue',
    { query: ImportQuery, takes: 'text/csv' },
    (query, user, request) => importVehicles(uploadedCsv(request), query.checked, user),
  ),
)
