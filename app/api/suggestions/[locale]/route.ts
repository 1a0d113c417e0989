import { z } from 'zod'
import { cachedSuggestions } from '@/lib/catalog/suggestions/cached'
import { handler, route } from '@/lib/http/handler'
import { locales } from '@/lib/i18n/routing'

const Params = z.object({ locale: z.enum(locales) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: Params, cache: 'public' }, ({ params }) =>
    cachedSuggestions(params.locale),
  ),
})
