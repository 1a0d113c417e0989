import { handler, route } from '@/lib/http/handler'
import { PaypalOrderParams } from '@/lib/payments/schema'
import { capturePayment } from '@/lib/payments/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'customer', params: PaypalOrderParams }, ({ params, user }) =>
    capturePayment(params.paypalOrderId, user),
  ),
})
