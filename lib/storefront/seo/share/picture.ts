import 'server-only'
import { productToDraw } from '@/lib/media/drawn-products'
import { answerFromCache, CACHE_CONTROL, cacheIn } from '@/lib/media/picture-cache'
import { drawingHash, loadSharp } from '@/lib/media/render'
import { ShopError } from '@/lib/platform/errors'
import { parseShareFile, type ShareFile } from '@/lib/shop/seo/share-address'
import { newsShareDrawing, productShareDrawing, shopShareDrawing } from './drawing'

/** Room for about 5,000 pictures; each network also stores its own copy. */
const KEPT_BYTES = 256 * 1024 ** 2

const cache = cacheIn('og', KEPT_BYTES)

/** @throws ShopError product.not_found */
async function drawingOf(file: ShareFile): Promise<string> {
  if (file.kind === 'shop') return shopShareDrawing()
  if (file.kind === 'news') return newsShareDrawing(file.name)
  const product = await productToDraw(file.id)
  if (!product) throw new ShopError('product.not_found')
  return productShareDrawing(product)
}

/**
 * The picture for shared links to a page, as JPEG.
 * @throws ShopError not_found for an invalid file name, product.not_found
 */
export async function answerSharePicture(request: Request, name: string): Promise<Response> {
  const file = parseShareFile(name)
  if (!file) throw new ShopError('not_found')
  const drawing = await drawingOf(file)
  return answerFromCache(
    cache(),
    request,
    { name: `${drawingHash(drawing)}.jpg`, format: 'jpeg', cacheControl: CACHE_CONTROL },
    async () => (await loadSharp())(Buffer.from(drawing)).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
  )
}
