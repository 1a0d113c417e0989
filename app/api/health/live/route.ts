import { handler, route } from '@/lib/http/handler'

/** Whether the process answers at all. Not whether PostgreSQL does: starting a server anew would not mend that. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, () => ({ status: 'ok' })),
})
