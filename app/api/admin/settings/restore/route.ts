import { handler, route } from '@/lib/http/handler'
import { RestoreSettings } from '@/lib/settings/schema'
import { restoreSettings } from '@/lib/settings/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'settings', body: RestoreSettings }, ({ body, user }) => restoreSettings(body, user)),
})
