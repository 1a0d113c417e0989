import { handler, route } from '@/lib/http/handler'
import { correctPrices } from '@/lib/invoices/correct-prices'
import { CorrectPrices } from '@/lib/invoices/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // an owner's alone, as the settings are
  POST: handler({ user: 'settings', body: CorrectPrices }, ({ body, user }) => correctPrices(body, user)),
})
