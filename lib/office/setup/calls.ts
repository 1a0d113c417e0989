import { call, callTable } from '@/lib/platform/api/call-table'
import { testMailNow } from './queries'
import { addTrialProducts, clearTrialProducts, NewTestMail, sendTestMail } from './service'

export const setup = callTable(
  call('POST /api/admin/setup/mail', 'settings', { body: NewTestMail, status: 202 }, sendTestMail),
  call('GET /api/admin/setup/mail/[id]', 'settings', testMailNow),
  call('POST /api/admin/setup/trial', 'settings', async (user) => ({
    count: await addTrialProducts(user),
  })),
  call('DELETE /api/admin/setup/trial', 'settings', async (user) => ({
    count: await clearTrialProducts(user),
  })),
)
