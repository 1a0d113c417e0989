import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { testMailNow } from './queries'
import { NewTestMail } from './schema'
import { addTrialProducts, clearTrialProducts, sendTestMail } from './service'

export const setup = callTable({
  'POST /api/admin/setup/mail': handler(
    { user: 'settings', body: NewTestMail, status: 202 },
    ({ body, user }) => sendTestMail(body, user),
  ),
  'GET /api/admin/setup/mail/[id]': handler({ user: 'settings', params: IdParams }, ({ params, user }) =>
    testMailNow(params.id, user),
  ),
  'POST /api/admin/setup/trial': handler({ user: 'settings' }, async ({ user }) => ({
    count: await addTrialProducts(user),
  })),
  'DELETE /api/admin/setup/trial': handler({ user: 'settings' }, async ({ user }) => ({
    count: await clearTrialProducts(user),
  })),
})
