import { accountExport } from '@/lib/account/queries'
import { answer, handler, route } from '@/lib/http/handler'
import { consume } from '@/lib/limits/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer' }, async ({ user }) => {
    await consume(['accountExports', user.uid])
    return answer(200, await accountExport(user.uid), {
      'content-disposition': 'attachment; filename="trakt-4x4-account.json"',
    })
  }),
})
