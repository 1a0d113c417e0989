import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { MOST_BYTES } from './decode'

/**
 * The bytes of an uploaded file, as they arrive.
 * @throws ShopError unsupported_media_type, import.too_large; import.broken_off when the upload ends before the file
 */
export function uploadedCsv(request: Request): AsyncGenerator<Uint8Array> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'text/csv') throw new ShopError('unsupported_media_type')
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw new ShopError('import.too_large')
  return chunksOf(request)
}

async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } catch {
    throw new ShopError('import.broken_off')
  } finally {
    // what is refused early is not read to its end
    await reader.cancel().catch(() => undefined)
  }
}
