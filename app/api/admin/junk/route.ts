import { handler, route } from '@/lib/http/handler'
import { JunkChange } from '@/lib/registers/schema'
import { changeJunk } from '@/lib/registers/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: JunkChange }, ({ body, user }) => changeJunk(body, user)),
})
