import type { Random } from '@/lib/media/drawing/random'
import type { Point } from '@/lib/media/drawing/svg'
import { type Block, block, halfTurned, mirrored } from './tread-block'

/** All terrain: five rows of medium blocks that interlock. */
export function allTerrain(vary: Random): Block[] {
  const lean = vary.between(-0.12, 0.12)
  const nose = vary.between(0.05, 0.09)
  const zigzag = vary.pick([0, 0.02, 0.024])
  const style = vary.pick(['hexagons', 'steps', 'arrows', 'waves'])
  const rowBlock = (u: number, half: number, v: number, tall: number, tone: number) => {
    const [top, bottom] = [v, v + tall]
    const middle = v + tall / 2
    const forms: Record<typeof style, Point[]> = {
      hexagons: [
        [u - half + nose, top - lean * half],
        [u + half - nose, top + lean * half],
        [u + half, middle],
        [u + half - nose, bottom + lean * half],
        [u - half + nose, bottom - lean * half],
        [u - half, middle],
      ],
      steps: [
        [u - half, top],
        [u + 0.02, top],
        [u + 0.02, top + nose],
        [u + half, top + nose],
        [u + half, bottom],
        [u - 0.02, bottom],
        [u - 0.02, bottom - nose],
        [u - half, bottom - nose],
      ],
      arrows: [
        [u - half, top],
        [u, top + nose],
        [u + half, top],
        [u + half, bottom - nose],
        [u, bottom],
        [u - half, bottom - nose],
      ],
      waves: [
        [u - half, top + nose],
        [u - half * 0.3, top],
        [u + half, top + nose * 0.6],
        [u + half * 0.8, middle],
        [u + half, bottom - nose],
        [u + half * 0.3, bottom],
        [u - half, bottom - nose * 0.6],
        [u - half * 0.8, middle],
      ],
    }
    return block({ bevel: 0.08, sipes: 2, zigzag, slope: lean * 0.6, tone }, forms[style])
  }
  const shoulder = (v: number, out: number) =>
    block({ bevel: 0.06, sipes: 2, zigzag, tone: -0.06 }, [
      [out, v],
      [0.7, v + lean * 0.3],
      [0.62, v + 0.12],
      [0.68, v + 0.38 + lean * 0.3],
      [out, v + 0.38],
    ])
  const offset = vary.between(0.1, 0.4)
  const half = vary.between(0.145, 0.17)
  const rows = halfTurned(
    [
      shoulder(0.02, 1),
      shoulder(0.52, 0.97),
      ...[0, 0.5].map((v) => rowBlock(0.4, half, v + offset, 0.42, 0.05)),
    ],
    1 + vary.between(0, 0.25),
  )
  return [...rows, ...[0.04, 0.54].map((v) => rowBlock(0, half + 0.03, v, 0.42, 0.12))]
}

/** Highway: closed ribs between straight grooves, siped but unbroken. */
export function highway(vary: Random): Block[] {
  const sway = vary.between(0.012, 0.045)
  const steps = vary.pick([2, 3, 4])
  const cutsPer = vary.pick([3, 4, 5])
  const edge = (u: number, sign: number): Point[] =>
    Array.from({ length: steps * 2 + 1 }, (_, step) => [u + sign * (step % 2 ? sway : 0), step / (steps * 2)])
  const rib = (u0: number, u1: number, slope: number, tone: number) =>
    block({ sipes: cutsPer, slope, zigzag: 0.008, tone }, [...edge(u0, 1), ...edge(u1, 1).reverse()])
  const slope = vary.between(0.15, 0.45)
  const shoulder = [0, 0.5].map((v) =>
    block({ bevel: 0.04, sipes: 2, slope: -0.1, tone: -0.06 }, [
      [1, v + 0.02],
      [0.64, v + 0.02],
      [0.64, v + 0.45],
      [1, v + 0.45],
    ]),
  )
  return [...halfTurned([...shoulder, rib(0.23, 0.53, slope, 0.04)], 1), rib(-0.14, 0.14, -slope, 0.12)]
}

/** Winter: fine chevrons, every block with many sipes. */
export function winter(vary: Random): Block[] {
  const rise = vary.between(0.3, 0.5)
  const row = (u0: number, u1: number, v: number, tall: number, tone: number) =>
    block({ bevel: 0.07, sipes: 4, zigzag: 0.014, slope: -rise * 0.4, tone }, [
      [u0, v + rise * (1 - u0)],
      [u1, v + rise * (1 - u1)],
      [u1, v + rise * (1 - u1) + tall],
      [u0, v + rise * (1 - u0) + tall],
    ])
  return mirrored(
    [0, 0.5].flatMap((v) => [
      row(0.66, 1, v, 0.38, -0.06),
      row(0.34, 0.6, v + 0.05, 0.36, 0.04),
      row(0.03, 0.28, v, 0.4, 0.12),
    ]),
    vary.pick([0, 0.25]),
  )
}
