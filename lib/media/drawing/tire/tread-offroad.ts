import type { Random } from '@/lib/media/drawing/random'
import type { Point } from '@/lib/media/drawing/svg'
import { type Block, block, halfTurned, mirrored, moved } from './tread-block'

/** A parallelogram between two heights; `lean` shifts its inner end along the tread. */
const slanted = (u0: number, u1: number, v0: number, v1: number, lean: number): Point[] => [
  [u0, v0],
  [u1, v0 + lean],
  [u1, v1 + lean],
  [u0, v1],
]

type MudCenter = 'hooks' | 'wedges' | 'bars'

/** Mud: alternating long and short shoulder lugs, large interlocking center blocks, more groove than rubber. */
export function mud(vary: Random): Block[] {
  const lean = vary.between(0.04, 0.1)
  const reach = vary.between(0.5, 0.54)
  const long = block({ bevel: 0.07, sipes: 1, slope: -lean, tone: -0.05 }, [
    [1, 0.03],
    [0.62, 0.03 + lean],
    [reach, 0.14 + lean],
    [reach + 0.05, 0.4 + lean],
    [1, 0.43],
  ])
  const short = block({ bevel: 0.07, sipes: 1, slope: -lean, tone: -0.05 }, [
    [0.95, 0.53],
    [0.7, 0.53 + lean * 0.7],
    [reach + 0.08, 0.64 + lean],
    [reach + 0.1, 0.9 + lean * 0.7],
    [0.95, 0.92],
  ])
  const ejector = block({ height: 0.3, tone: -0.4 }, slanted(0.92, 0.62, 0.45, 0.48, lean))
  const look = { bevel: 0.08, sipes: 1, slope: 0.3, tone: 0.12 }
  const large: Record<MudCenter, Point[]> = {
    hooks: [
      [0.03, 0.02],
      [0.36, 0.1],
      [0.43, 0.22],
      [0.42, 0.4],
      [0.22, 0.36],
      [0.18, 0.5],
      [0.03, 0.42],
    ],
    wedges: [
      [-0.05, 0.06],
      [0.2, 0.0],
      [0.42, 0.12],
      [0.4, 0.34],
      [0.18, 0.44],
      [0.03, 0.34],
    ],
    bars: [
      [-0.14, 0.0],
      [0.4, 0.16],
      [0.44, 0.3],
      [0.36, 0.4],
      [-0.14, 0.24],
    ],
  }
  const small: Record<MudCenter, Point[]> = {
    hooks: [
      [0.27, 0.47],
      [0.5, 0.52],
      [0.5, 0.72],
      [0.3, 0.92],
      [0.1, 0.82],
      [0.12, 0.62],
    ],
    wedges: [
      [0.2, 0.55],
      [0.46, 0.44],
      [0.5, 0.66],
      [0.36, 0.86],
      [0.12, 0.8],
    ],
    bars: [
      [0.08, 0.42],
      [0.46, 0.54],
      [0.5, 0.72],
      [0.36, 0.84],
      [0.08, 0.74],
    ],
  }
  const style = vary.pick(['hooks', 'wedges', 'bars'])
  const center = [large[style], small[style]].map((shape) => block(look, shape))
  return halfTurned([long, short, ejector, ...center], vary.between(0.92, 1.08))
}

/** Chevrons: bars from the shoulder to the center that throw the mud out, as on a tractor. */
export function chevrons(vary: Random): Block[] {
  const rise = vary.between(0.42, 0.55)
  const bar = (inner: number, outer: number, v: number, thick: number, tone: number) =>
    block({ bevel: 0.06, tone, sipes: 1, slope: -rise }, [
      [outer, v],
      [inner + 0.12, v + rise * (outer - inner - 0.12)],
      [inner, v + rise * (outer - inner) + 0.1],
      [inner, v + rise * (outer - inner) + thick],
      [outer, v + thick * 1.15],
    ])
  return mirrored(
    [
      bar(0.58, 1, 0.02, 0.3, -0.05),
      bar(-0.04, 0.52, 0.1, 0.28, 0.12),
      bar(0.62, 0.96, 0.52, 0.28, -0.05),
      bar(0.08, 0.56, 0.6, 0.26, 0.08),
      block({ height: 0.3, tone: -0.4 }, slanted(0.94, 0.7, 0.4, 0.43, rise * 0.24)),
    ],
    vary.pick([0.1, 0.5]),
  )
}

/** Extreme: few paddles, each nearly half as long as the tire is wide. */
export function paddles(vary: Random): Block[] {
  const lean = vary.between(0.16, 0.3)
  const reach = vary.between(0.06, 0.14)
  const paddle = block({ bevel: 0.06, tone: 0.04, sipes: 1, slope: -0.3 }, [
    [1, 0.0],
    [0.58, 0.02],
    [0.3, lean - 0.06],
    [reach, lean],
    [reach + 0.02, lean + 0.28],
    [0.36, lean + 0.26],
    [0.62, 0.38],
    [1, 0.4],
  ])
  const lug = block({ bevel: 0.08, tone: -0.06, sipes: 1 }, [
    [0.97, 0.52],
    [0.6, 0.52],
    [0.46, 0.68],
    [0.56, 0.9],
    [0.97, 0.89],
  ])
  const key = block({ bevel: 0.09, tone: 0.14, sipes: 1 }, [
    [-0.06, lean + 0.42],
    [0.3, lean + 0.36],
    [0.36, lean + 0.5],
    [0.26, lean + 0.66],
    [-0.04, lean + 0.62],
  ])
  const ejector = block({ height: 0.3, tone: -0.4 }, slanted(0.9, 0.66, 0.43, 0.46, 0.01))
  return halfTurned([paddle, lug, key, ejector], vary.between(0.84, 0.92) + lean)
}

/** Rock: the shoulders of a mud tire around a closed, siped center. */
export function rugged(vary: Random): Block[] {
  const lean = vary.between(-0.05, 0.05)
  const shoulder = (u1: number, v0: number, v1: number, out: number) =>
    block({ bevel: 0.06, sipes: 2, slope: -lean * 2, tone: -0.06 }, [
      [out, v0],
      [u1 + 0.06, v0 + lean],
      [u1, v0 + lean + 0.08],
      [u1 + 0.05, v1 + lean],
      [out, v1],
    ])
  const side = block({ bevel: 0.07, sipes: 2, zigzag: 0.018, slope: 0.12, tone: 0.04 }, [
    [0.24, 0.03],
    [0.44, -0.02],
    [0.54, 0.1],
    [0.52, 0.4],
    [0.34, 0.42],
    [0.24, 0.3],
  ])
  const middle = block({ bevel: 0.07, sipes: 2, zigzag: 0.018, slope: -0.12, tone: 0.12 }, [
    [-0.16, 0.06],
    [0.06, 0],
    [0.18, 0.1],
    [0.16, 0.4],
    [-0.06, 0.46],
    [-0.18, 0.36],
  ])
  const sides = halfTurned(
    [shoulder(0.62, 0.02, 0.4, 1), shoulder(0.66, 0.53, 0.88, 0.95), side, moved(side, 0.5)],
    vary.between(1.05, 1.25),
  )
  return [...sides, moved(middle, 0.1), moved(middle, 0.6)]
}
