import { handler, route } from '@/lib/http/handler'
import { addTrialProducts, clearTrialProducts } from '@/lib/setup/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'settings' }, async ({ user }) => ({ count: await addTrialProducts(user) })),
  DELETE: handler({ user: 'settings' }, async ({ user }) => ({ count: await clearTrialProducts(user) })),
})
