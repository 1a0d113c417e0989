import { DraftsToDelete } from '@/lib/catalog/admin/bulk/rules'
import { deleteDrafts } from '@/lib/catalog/admin/delete-draft'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handler({ user: 'catalogue', body: DraftsToDelete }, ({ body, user }) => deleteDrafts(body, user)),
})
