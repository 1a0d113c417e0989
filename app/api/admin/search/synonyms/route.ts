import { NewSynonym } from '@/lib/catalog/search/synonyms/schema'
import { addSynonym } from '@/lib/catalog/search/synonyms/service'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', body: NewSynonym }, async ({ body, user }) =>
    answer(201, await addSynonym(body, user)),
  ),
})
