import { recordExport } from '@/lib/audit/exports'
import { uploadedCsv } from '@/lib/catalog/exchange/file/upload'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { getEditedVehicle } from '@/lib/fitment/vehicles/queries'
import { callTable, handler } from '@/lib/http/handler'
import { IdParams, LocaleQuery } from '@/lib/http/request/params'
import { ChangedVehicle, DeletedVehicle, VehicleEntry } from './entry'
import { importVehicles, vehicleRecords } from './exchange'
import { ImportQuery } from './schema'
import { changeVehicle, createVehicle, deleteVehicle } from './service'

export const vehicles = callTable({
  'POST /api/admin/vehicles': handler(
    { user: 'catalogue', body: VehicleEntry, status: 201 },
    ({ body, user }) => createVehicle(body, user),
  ),
  'GET /api/admin/vehicles/[id]': handler({ user: 'catalogue', params: IdParams }, ({ params }) =>
    getEditedVehicle(params.id),
  ),
  'PATCH /api/admin/vehicles/[id]': handler(
    { user: 'catalogue', params: IdParams, body: ChangedVehicle },
    ({ params, body, user }) => changeVehicle(params.id, body, user),
  ),
  'DELETE /api/admin/vehicles/[id]': handler(
    { user: 'catalogue', params: IdParams, body: DeletedVehicle, status: 204 },
    ({ params, body, user }) => deleteVehicle(params.id, body.version, user),
  ),
  'GET /api/admin/vehicles/export': handler(
    { user: 'catalogue', query: LocaleQuery },
    async ({ query: { locale }, user }) => {
      const vehicles = await vehicleRecords()
      await recordExport(user, { kind: 'vehicles', rows: vehicles.length - 1 })
      return csvDownload([vehicles], { fileName: `vehicles-${shopToday()}.csv`, locale })
    },
  ),
  'POST /api/admin/vehicles/import': handler(
    { user: 'catalogue', query: ImportQuery, takes: 'text/csv' },
    ({ request, query, user }) => importVehicles(uploadedCsv(request), query.checked, user),
  ),
})
