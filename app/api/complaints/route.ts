import { showResult } from '@/lib/complaints/pending'
import { ComplaintQuery } from '@/lib/complaints/schema'
import { receiveForm } from '@/lib/complaints/service'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/runtime/log'
import { handler, route } from '@/lib/http/handler'

/** A form with pictures. Whatever becomes of it, the next page says so and has all that was typed. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', query: ComplaintQuery }, async ({ query: { locale }, request }) => {
    try {
      return showResult(locale, await receiveForm(request, locale))
    } catch (error) {
      // no form of the shop sends these
      if (error instanceof ShopError && error.code !== 'too_many_requests') throw error
      if (!(error instanceof ShopError)) log.error({ event: 'complaint.failed', error: String(error) })
      return showResult(locale, { failure: error instanceof ShopError ? error.code : 'unavailable' })
    }
  }),
})
