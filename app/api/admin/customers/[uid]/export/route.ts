import { exportCustomer } from '@/lib/customers/account'
import { answer, handler, route } from '@/lib/http/handler'
import { consume } from '@/lib/limits/service'
import { AccountParams } from '@/lib/staff/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'orders', needs: 'change', params: AccountParams }, async ({ params, user }) => {
    await consume(['accountExports', user.uid])
    return answer(200, await exportCustomer(params.uid, user), {
      'content-disposition': 'attachment; filename="trakt-4x4-account.json"',
    })
  }),
})
