import 'server-only'
import { join } from 'node:path'
import { env } from '@/lib/core/env'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { newsPicture } from './drawing/news'
import { productDrawing } from './drawing/picture'
import { placeholder } from './drawing/placeholder'
import { type PictureFile, parsePictureFile } from './formats'
import { drawnProduct } from './queries'
import { drawingHash, renderPicture } from './render'
import { type PictureStore, pictureStore } from './store'

/** About 150,000 card pictures. */
const KEPT_BYTES = 2 * 1024 ** 3
/** Drawings whose hash is remembered, so that a kept picture is served without drawing it again. */
const REMEMBERED = 5_000
/** A day without asking, a week while asking: a product's data rarely changes its looks. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800'

let store: PictureStore | undefined
const kept = (): PictureStore => {
  store ??= pictureStore({
    directory: join(/* turbopackIgnore: true */ env().DATA_DIR, 'media'),
    limitBytes: KEPT_BYTES,
    onWriteFailure: (error) => log.warn({ picture: 'not kept', error: String(error) }),
  })
  return store
}

const hashes = new Map<string, string>()

function hashOf(key: string, draw: () => string): string {
  const known = hashes.get(key)
  const hash = known ?? drawingHash(draw())
  // the longest unasked is the first of the map
  hashes.delete(key)
  hashes.set(key, hash)
  for (const oldest of hashes.keys()) {
    if (hashes.size <= REMEMBERED) break
    hashes.delete(oldest)
  }
  return hash
}

/** Whether a browser or cache names this picture as the one it holds. */
const isKnown = (request: Request, tag: string) =>
  (request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []).some(
    (candidate) => candidate === '*' || candidate.replace(/^W\//, '') === tag,
  )

async function answerPicture(request: Request, file: PictureFile, key: string, draw: () => string) {
  const { width, format } = file
  const hash = hashOf(key, draw)
  const etag = `"${hash}-${width}.${format}"`
  const headers: Record<string, string> = { etag, 'cache-control': CACHE_CONTROL }
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  const bytes = await kept().get(`${hash}-${width}.${format}`, () => renderPicture(draw(), width, format))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
    headers: {
      ...headers,
      'content-type': `image/${format}`,
      // Next 16.4 drops it and sends the body in chunks; whoever calls the handler itself still learns it
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * A picture of a product: `front-640.avif`, drawn from its own figures.
 * @throws ShopError not_found for a file that cannot be one, a product that is none, a view that its type lacks
 */
export async function answerProductPicture(request: Request, id: number | 'placeholder', name: string) {
  const file = parsePictureFile(name)
  if (!file) throw new ShopError('not_found')
  if (id === 'placeholder') {
    if (file.name !== 'front') throw new ShopError('not_found')
    return answerPicture(request, file, 'placeholder', placeholder)
  }
  const product = await drawnProduct(id)
  if (!product) throw new ShopError('product.not_found')
  const draw = productDrawing(product, file.name)
  if (!draw) throw new ShopError('not_found')
  return answerPicture(request, file, JSON.stringify([file.name, product]), draw)
}

/**
 * A picture for news, drawn from its name alone: every name has one.
 * @throws ShopError not_found for a file that cannot be one
 */
export async function answerNewsPicture(request: Request, name: string) {
  const file = parsePictureFile(name)
  if (!file) throw new ShopError('not_found')
  return answerPicture(request, file, `news ${file.name}`, () => newsPicture(file.name))
}
