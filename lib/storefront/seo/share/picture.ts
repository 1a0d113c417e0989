import 'server-only'
import { drawText, drawTextOnCircle, textWidth } from '@/lib/media/drawing/lettering/lettering'
import { isDrawable, tireMeasure } from '@/lib/media/drawing/measure'
import { newsPicture, productDrawing } from '@/lib/media/drawing/picture'
import type { DrawnProduct } from '@/lib/media/drawing/product'
import {
  chalk,
  circle,
  coordinate,
  faded,
  ink,
  onCircle,
  outline,
  type Point,
  path,
  rect,
  signal,
  svg,
} from '@/lib/media/drawing/svg'
import { productToDraw } from '@/lib/media/drawn-products'
import { NEWS_PICTURE, PRODUCT_PICTURE } from '@/lib/media/formats'
import { answerFromCache, CACHE_CONTROL, cacheIn } from '@/lib/media/picture-cache'
import { drawingHash, loadSharp } from '@/lib/media/render'
import { ShopError } from '@/lib/platform/errors'
import { shop } from '@/lib/platform/shop-details'
import { parseShareFile, SHARE_PICTURE, type ShareFile } from '@/lib/shop/seo/share-address'

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

/** @throws ShopError not_found for an invalid file name, product.not_found */
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

const { width: W, height: H } = SHARE_PICTURE
const MARGIN = 56
const PANEL = 540

function placed(drawing: string, x: number, y: number, width: number, height: number): string {
  const frame = `<svg x="${coordinate(x)}" y="${coordinate(y)}" width="${coordinate(width)}" height="${coordinate(height)}"`
  return drawing.replace(/^<svg([^>]*?) width="[^"]*" height="[^"]*"/, `${frame}$1`)
}

function logo(y: number): string {
  const setting = { face: 'display', height: 26 } as const
  const [name, kind] = shop.logo
  const wide = textWidth(`${name} `, { ...setting, fill: chalk })
  return (
    drawText(name, [MARGIN, y], { ...setting, fill: chalk }) +
    drawText(kind, [MARGIN + wide, y], { ...setting, fill: signal })
  )
}

/** Lettering as large as the panel allows, with a line for each part of a size. */
function marking(lines: readonly string[], most: number): { drawn: string; foot: number } {
  const room = PANEL - 2 * MARGIN
  const widest = Math.max(
    ...lines.map((line) => textWidth(line, { face: 'display', height: 1, fill: chalk })),
  )
  const height = Math.min(most, room / widest)
  const step = height * 1.5
  const top = H / 2 - (lines.length * step) / 2 + height
  const drawn = lines
    .map((line, index) =>
      drawText(line, [MARGIN, top + index * step], { face: 'display', height, fill: chalk }),
    )
    .join('')
  return { drawn, foot: top + (lines.length - 1) * step }
}

/** The marking that customers read first, and the further lines. */
function shownMarks(product: DrawnProduct): { mark: string[]; more: string[] } {
  const present = (...words: (string | null)[]) => words.filter((word): word is string => Boolean(word))
  // A row without its measures cannot be drawn.
  if (!isDrawable(product)) return { mark: [shop.brand], more: [] }
  if (product.productType === 'Tire') {
    const { protector, icVc } = product
    return { mark: tireMeasure(product).marking.split(' '), more: present(protector, icVc) }
  }
  if (product.productType === 'Wheel') {
    const { width, diameter, offset, boltPattern } = product
    return {
      mark: [`${width}×${diameter}`, ...(offset === null ? [] : [`ET ${offset}`])],
      more: present(boltPattern),
    }
  }
  return { mark: [`${product.thickness} mm`], more: present(product.boltPattern) }
}

const edge = rect(PANEL, 0, 8, H, { fill: signal })

export function productShareDrawing(product: DrawnProduct): string {
  const { mark, more } = shownMarks(product)
  const draw = productDrawing(product, product.productType === 'Tire' ? 'side' : 'front')
  const wide = (H / PRODUCT_PICTURE.height) * PRODUCT_PICTURE.width
  const room = W - PANEL
  const lettering = marking(mark, 110)
  const line = more.join(' · ')
  const height = Math.min(
    24,
    (PANEL - 2 * MARGIN) / textWidth(line || ' ', { face: 'display', height: 1, fill: faded }),
  )
  return svg(
    SHARE_PICTURE,
    ink,
    (draw ? placed(draw(), PANEL + (room - wide) / 2, 0, wide, H) : '') +
      rect(0, 0, PANEL, H, { fill: ink }) +
      edge +
      logo(MARGIN + 26) +
      lettering.drawn +
      drawText(line, [MARGIN, lettering.foot + 64], { face: 'display', height, fill: faded }),
  )
}

export function newsShareDrawing(name: string): string {
  const high = (W / NEWS_PICTURE.width) * NEWS_PICTURE.height
  const strip = 84
  return svg(
    SHARE_PICTURE,
    ink,
    placed(newsPicture(name), 0, (H - strip - high) / 2, W, high) +
      rect(0, H - strip, W, strip, { fill: ink }) +
      rect(0, H - strip, W, 6, { fill: signal }) +
      logo(H - strip / 2 + 16),
  )
}

const CENTER: Point = [W * 0.72, H * 0.98]
const RADIUS = 520
const LUGS = 64

/** A tire with the shop's name on its sidewall, for pages without a picture of their own. */
export function shopShareDrawing(): string {
  const lugs = Array.from({ length: LUGS }, (_, lug) => {
    const [middle, half] = [(lug * 360) / LUGS, 120 / LUGS]
    const corners = [
      onCircle(CENTER, RADIUS - 44, middle - half),
      onCircle(CENTER, RADIUS, middle - half * 0.8),
      onCircle(CENTER, RADIUS, middle + half * 0.8),
      onCircle(CENTER, RADIUS - 44, middle + half),
    ]
    return path(outline(corners), { fill: lug % 2 ? '#33383E' : '#2B2F34' })
  })
  const [x, y] = CENTER
  return svg(
    SHARE_PICTURE,
    ink,
    lugs.join('') +
      circle(x, y, RADIUS - 44, { fill: '#1F2226' }) +
      circle(x, y, RADIUS - 96, { fill: '#1A1C1F', stroke: '#33373D', 'stroke-width': 3 }) +
      circle(x, y, 250, { fill: '#0E0F11', stroke: '#4A4F57', 'stroke-width': 20 }) +
      drawTextOnCircle(shop.logo.join(' '), CENTER, 312, -14, {
        face: 'display',
        height: 60,
        fill: chalk,
        tracking: 0.1,
      }) +
      rect(0, H - 10, W, 10, { fill: signal }) +
      logo(MARGIN + 26),
  )
}
