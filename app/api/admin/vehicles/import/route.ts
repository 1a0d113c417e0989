import { uploadedCsv } from '@/lib/catalog/exchange/file/upload'
import { importVehicles } from '@/lib/fitment/vehicles/admin/exchange'
import { ImportQuery } from '@/lib/fitment/vehicles/admin/schema'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', query: ImportQuery }, ({ request, query, user }) =>
    importVehicles(uploadedCsv(request), query.checked, user),
  ),
})
