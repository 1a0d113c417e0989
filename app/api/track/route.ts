import { ShopError } from '@/lib/core/errors'
import { handler, route } from '@/lib/http/handler'
import { localePath } from '@/lib/i18n/routing'
import { lookupCookie, typedLookup } from '@/lib/orders/parcels/pending'
import { TrackOrder } from '@/lib/orders/parcels/schema'
import { findTrackingKey, LIMITED_KEY, UNKNOWN_KEY } from '@/lib/orders/parcels/tracking'

/** The target of the form on /track, which works without JavaScript: leads to the page with the answer. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'anyone', body: TrackOrder, encoding: 'form' }, async ({ body, request }) => {
    const key = await findTrackingKey(body, request.headers).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'too_many_requests') return LIMITED_KEY
      throw error
    })
    const isFound = key !== UNKNOWN_KEY && key !== LIMITED_KEY
    return lookupCookie.sendTo(localePath(body.locale, `/track/${key}`), isFound ? null : typedLookup(body))
  }),
})
