import 'server-only'
import { createHash } from 'node:crypto'
import { MOST_BYTES } from '@/lib/assortment/exchange/schema'
import { ShopError } from '@/lib/platform/errors'
import { bodyChunks, mediaType } from '@/lib/platform/http/request/body'

/**
 * The bytes of an uploaded file as they arrive. Length and checksum (`Content-Digest`, RFC 9530) are compared: an
 * incomplete catalogue must not be imported.
 *
 * @throws ShopError unsupported_media_type, import.too_large, request_timeout; import.broken_off when the upload ends
 *   before the file, import.incomplete when another file arrived than was sent
 */
export function uploadedCsv(request: Request): AsyncGenerator<Uint8Array> {
  if (mediaType(request) !== 'text/csv') throw new ShopError('unsupported_media_type')
  const chunks = bodyChunks(request, {
    most: MOST_BYTES,
    tooLarge: 'import.too_large',
    brokenOff: 'import.broken_off',
  })
  return wholeFile(chunks, request.headers.get('content-digest'))
}

async function* wholeFile(chunks: AsyncGenerator<Uint8Array>, digest: string | null) {
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  const [, sent] = /(?:^|,)\s*sha-256=:([^:]*):/.exec(digest ?? '') ?? []
  if (sent !== undefined && sent !== hash.digest('base64')) throw new ShopError('import.incomplete')
}
