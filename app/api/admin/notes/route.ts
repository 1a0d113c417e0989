import { NewNote } from '@/lib/customers/note-schema'
import { addNote } from '@/lib/customers/notes'
import { answer, handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'orders', body: NewNote }, async ({ body, user }) => {
    await addNote(body, user)
    return answer(204)
  }),
})
