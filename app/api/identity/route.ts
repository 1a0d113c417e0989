import { handler, route } from '@/lib/http/handler'
import { identityConfig } from '@/lib/identity/firebase/public-config'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', cache: 'public' }, () => identityConfig()),
})
