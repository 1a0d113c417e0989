import { checkFile } from '@/lib/catalog/exchange/check'
import { uploadedCsv } from '@/lib/catalog/exchange/file/upload'
import { recentJobs } from '@/lib/catalog/exchange/queries'
import { UploadQuery } from '@/lib/catalog/exchange/schema'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue' }, recentJobs),
  POST: handler({ user: 'catalogue', query: UploadQuery }, async ({ request, query, user }) =>
    answer(201, await checkFile(uploadedCsv(request), { type: query.type, fileName: query.name }, user)),
  ),
})
