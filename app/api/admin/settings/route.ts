import { handler, route } from '@/lib/http/handler'
import { readSettings } from '@/lib/settings/queries'
import { SaveSettings } from '@/lib/settings/schema'
import { saveSettings } from '@/lib/settings/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'settings' }, () => readSettings()),
  PUT: handler({ user: 'settings', body: SaveSettings }, ({ body, user }) => saveSettings(body, user)),
})
