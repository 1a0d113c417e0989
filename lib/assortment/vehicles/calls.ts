import { uploadedCsv } from '@/lib/assortment/exchange/file/decode'
import { ImportQuery } from '@/lib/fitment/vehicles/admin-schema'
import { ChangedVehicle, DeletedVehicle, VehicleEntry } from '@/lib/fitment/vehicles/entry'
import { getEditedVehicle } from '@/lib/fitment/vehicles/queries'
import { csvDownload } from '@/lib/platform/csv/write'
import { call, callTable } from '@/lib/platform/http/call-table'
import { LocaleQuery } from '@/lib/platform/http/request/params'
import { shopToday } from '@/lib/platform/values/clock'
import { recordExport } from '@/lib/shop/audit/exports'
import { importVehicles, vehicleRecords } from './exchange'
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
