import { tireWidths } from '@/lib/catalog/finder/options'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', cache: 'public' }, () => tireWidths()),
})
