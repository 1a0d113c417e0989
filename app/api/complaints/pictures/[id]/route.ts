import { readPicture } from '@/lib/complaints/picture-store'
import { PictureParams } from '@/lib/complaints/schema'
import { handler, route } from '@/lib/http/handler'

/** A picture of a complaint, for administrators and for its sender. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer', params: PictureParams }, async ({ params, user }) => {
    const bytes = await readPicture(params.id, user)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
      },
    })
  }),
})
