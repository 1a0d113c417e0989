import 'server-only'
import { LRUCache } from 'lru-cache'
import { newsPicture, placeholder, productDrawing } from '@/lib/media/drawing/picture'
import type { DrawnProduct } from '@/lib/media/drawing/product'
import { fileOf } from '@/lib/media/uploads/upload.service'
import { uploadStorage } from '@/lib/media/uploads/upload-storage.service'
import { ShopError } from '@/lib/platform/errors'
import { productToDraw } from './drawn-products'
import { type PictureFile, parsePictureFile, uploadedAddress, uploadedHash } from './formats'
import { answerFromCache, CACHE_CONTROL, cacheIn } from './picture-cache'
import { drawingHash, renderPhoto, renderPicture } from './render'

/** About 150,000 card pictures. */
const KEPT_BYTES = 2 * 1024 ** 3
/** Number of drawings whose hash is cached, so that a stored picture is served without drawing it again. */
const REMEMBERED = 5_000
/** The address of an uploaded picture contains the hash of its content, so the content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

const cache = cacheIn('media', KEPT_BYTES)

const hashes = new LRUCache<string, string>({ max: REMEMBERED })

function rememberedHash(key: string, draw: () => string): string {
  const hash = hashes.get(key) ?? drawingHash(draw())
  hashes.set(key, hash)
  return hash
}

async function answerPicture(request: Request, file: PictureFile, key: string, draw: () => string) {
  const { width, format } = file
  const target = {
    name: `${rememberedHash(key, draw)}-${width}.${format}`,
    format,
    cacheControl: CACHE_CONTROL,
  }
  return answerFromCache(cache(), request, target, () => renderPicture(draw(), width, format))
}

/** @throws ShopError not_found for an invalid file name */
function pictureFile(name: string): PictureFile {
  const file = parsePictureFile(name)
  if (!file) throw new ShopError('not_found')
  return file
}

/** `front-640.avif`, drawn from the product's own measures. @throws ShopError not_found, product.not_found */
export async function answerProductPicture(request: Request, id: number | 'placeholder', name: string) {
  const file = pictureFile(name)
  if (id === 'placeholder') {
    if (file.name !== 'front') throw new ShopError('not_found')
    return answerPicture(request, file, 'placeholder', placeholder)
  }
  const product = await productToDraw(id)
  if (!product) throw new ShopError('product.not_found')
  const draw = productDrawing(product, file.name)
  if (!draw) throw new ShopError('not_found')
  return answerPicture(request, file, JSON.stringify([file.name, product]), draw)
}

/** Every name of a news item has a picture. @throws ShopError not_found for an invalid file name */
export async function answerNewsPicture(request: Request, name: string) {
  const file = pictureFile(name)
  return answerPicture(request, file, `news ${file.name}`, () => newsPicture(file.name))
}

/** `<hash>-640.webp`, scaled from the stored original. @throws ShopError not_found */
export async function answerUploadedPicture(request: Request, name: string) {
  const { name: address, width, format } = pictureFile(name)
  const hash = uploadedHash(uploadedAddress(address))
  if (!hash) throw new ShopError('not_found')
  const target = { name: `photo-${hash}-${width}.${format}`, format, cacheControl: FOR_EVER }
  return answerFromCache(cache(), request, target, async () => {
    const whole = await uploadStorage().get(fileOf(hash))
    if (!whole) throw new ShopError('not_found')
    return renderPhoto(whole, width, format)
  })
}

/** The drawing of an unsaved product, for its form. @throws ShopError not_found for a view that its type lacks */
export function answerDrawingOf(request: Request, product: DrawnProduct, view: string) {
  const draw = productDrawing(product, view)
  if (!draw) throw new ShopError('not_found')
  const file: PictureFile = { name: view, width: 480, format: 'webp' }
  return answerPicture(request, file, JSON.stringify([view, product]), draw)
}
