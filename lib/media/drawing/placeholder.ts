import { blend, ink, paper, stone } from './palette'
import { PRODUCT_PICTURE } from './picture-size'
import { circle, onCircle, outline, path, ring, svg } from './svg'

/** For a product without a picture: the outline of a wheel in neutral colors. */
export function placeholder(): string {
  const { width, height } = PRODUCT_PICTURE
  const center = [width / 2, height / 2] as const
  const tone = blend(stone, ink, 0.14)
  const lugs = Array.from({ length: 40 }, (_, index) => {
    const at = (radius: number, turn: number) => onCircle(center, radius, index * 9 + turn)
    return path(outline([at(352, -3), at(352, 3), at(300, 2.4), at(300, -2.4)]), { fill: tone })
  })
  const spokes = [0, 72, 144, 216, 288].map((angle) => {
    const at = (radius: number, turn: number) => onCircle(center, radius, angle + turn)
    return path(outline([at(70, -26), at(70, 26), at(186, 9), at(186, -9)]), { fill: tone })
  })
  return svg(
    PRODUCT_PICTURE,
    blend(stone, paper, 0.4),
    [
      ...lugs,
      path(ring(...center, 330) + ring(...center, 210), { fill: tone, 'fill-rule': 'evenodd' }),
      path(ring(...center, 198) + ring(...center, 180), { fill: tone, 'fill-rule': 'evenodd' }),
      ...spokes,
      circle(...center, 74, { fill: tone }),
      circle(...center, 34, { fill: blend(stone, paper, 0.4) }),
    ].join(''),
  )
}
