import 'server-only'
import { type ErrorCode, ShopError } from '@/lib/core/errors'
import { bodyChunks, mediaType } from '@/lib/http/request/body'
import { MOST_FORM_BYTES } from './rules'
import { TypedComplaint } from './schema'

/** The texts of a form come before its pictures, and are read where nothing else is. */
const MOST_TEXT_BYTES = 200_000
/** Forms that are read whole at the same time: each of them lies in memory. */
const MOST_AT_ONCE = 6
let reading = 0

export type ComplaintForm = {
  typed: TypedComplaint
  files: File[]
  /** The draft that was shown again, whose pictures come along unless its sender leaves them out. */
  draftId: string
  leavesPicturesOut: boolean
  /** Why the pictures were not read. */
  failure?: ErrorCode
}

/**
 * Reads a form with pictures. One that is too large, or comes while the server reads many others, is read without them.
 *
 * @throws ShopError unsupported_media_type, bad_request, request_timeout
 */
export async function readComplaintForm(request: Request): Promise<ComplaintForm> {
  if (mediaType(request) !== 'multipart/form-data') throw new ShopError('unsupported_media_type')
  if (reading >= MOST_AT_ONCE) return readForm(request, MOST_TEXT_BYTES, 'unavailable')
  reading += 1
  try {
    return await readForm(request, MOST_FORM_BYTES, 'complaint.pictures_too_large')
  } finally {
    reading -= 1
  }
}

async function readForm(request: Request, most: number, beyond: ErrorCode): Promise<ComplaintForm> {
  const type = request.headers.get('content-type') ?? ''
  const chunks: Uint8Array[] = []
  let failure: ErrorCode | undefined
  try {
    // Without its announced length: a form that is too large is read up to the limit, for the texts in it.
    const unannounced = new Request(request.url, {
      method: 'POST',
      body: request.body,
      duplex: 'half',
    } as RequestInit)
    for await (const chunk of bodyChunks(unannounced, { most, tooLarge: beyond, brokenOff: 'bad_request' }))
      chunks.push(chunk)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== beyond) throw error
    failure = beyond
    // What was cut off is ended as the format wants it.
    chunks.push(Buffer.from(`\r\n--${/boundary="?([^";]+)/i.exec(type)?.[1] ?? ''}--\r\n`))
  }
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new ShopError('bad_request')
    })
  const text = (name: string) => {
    const value = form.get(name)
    // PostgreSQL's text type cannot hold NUL.
    return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : undefined
  }
  const names = Object.keys(TypedComplaint.shape)
  return {
    typed: TypedComplaint.parse(Object.fromEntries(names.map((name) => [name, text(name)]))),
    files: failure
      ? []
      : (form.getAll('pictures').filter((file) => file instanceof File && file.size > 0) as File[]),
    draftId: text('draft') ?? '',
    leavesPicturesOut: text('withoutPictures') !== undefined,
    ...(failure ? { failure } : {}),
  }
}
