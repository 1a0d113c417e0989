import { answer, handler, route } from '@/lib/http/handler'
import { NewTestMail } from '@/lib/setup/schema'
import { sendTestMail } from '@/lib/setup/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'settings', body: NewTestMail }, async ({ body, user }) =>
    answer(202, await sendTestMail(body, user)),
  ),
})
