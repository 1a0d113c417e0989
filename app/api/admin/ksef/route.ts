import { handler, route } from '@/lib/http/handler'
import { SaveKsef } from '@/lib/invoices/ksef/schema'
import { saveKsefSettings } from '@/lib/invoices/ksef/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handler({ user: 'settings', body: SaveKsef }, ({ body, user }) => saveKsefSettings(body, user)),
})
