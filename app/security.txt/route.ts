import { handler, route } from '@/lib/platform/api/handler'
import { securityText } from '@/lib/shop/seo/files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'anyone', cache: 'public' },
    () =>
      new Response(securityText(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  ),
})
