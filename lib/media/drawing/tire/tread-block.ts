import type { Point } from '@/lib/media/drawing/svg'

/** A block of rubber: `u` across from -1 to 1, `v` along the tread in pitches. */
export type Block = {
  outline: Point[]
  /** Thin cuts in its surface. */
  sipes: Point[][]
  /** Share of the full tread depth; a stone ejector is a low bar. */
  height: number
  /** Above 0 lighter, below 0 darker. */
  tone: number
}

export type TreadPattern = {
  family: TreadFamily
  /** One pitch of the pattern, which repeats around the tire. */
  blocks: Block[]
  /** Length of a pitch, in tread widths. */
  pitch: number
  /** Depth of the grooves, in tread widths. */
  depth: number
  studded: boolean
}

export type TreadFamily = 'MT' | 'XT' | 'RT' | 'AT' | 'HT' | 'WT'

type Look = { height?: number; tone?: number; sipes?: number; zigzag?: number; slope?: number }

/** Where a line with this slope at height `v` crosses the outline, from left to right. */
function crossing(outline: Point[], v: number, slope: number): [number, number] | undefined {
  const crossings: number[] = []
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    const a = ay - v - slope * ax
    const b = by - v - slope * bx
    if (a > 0 !== b > 0) crossings.push(ax + ((bx - ax) * a) / (a - b))
  })
  return crossings.length < 2 ? undefined : [Math.min(...crossings), Math.max(...crossings)]
}

/** Sipes across a block, straight or zigzag, that end before its edges. */
function cuts(outline: Point[], count: number, zigzag: number, slope: number): Point[][] {
  const heights = outline.map(([u, v]) => v - slope * u)
  const low = Math.min(...heights)
  const high = Math.max(...heights)
  return Array.from({ length: count }, (_, cut) => low + ((high - low) * (cut + 1)) / (count + 1)).flatMap(
    (v) => {
      const ends = crossing(outline, v, slope)
      if (!ends) return []
      const [left, right] = [ends[0] + (ends[1] - ends[0]) * 0.14, ends[1] - (ends[1] - ends[0]) * 0.14]
      const steps = zigzag === 0 ? 1 : Math.max(2, Math.round((right - left) / 0.06))
      const points = Array.from({ length: steps + 1 }, (_, step): Point => {
        const u = left + ((right - left) * step) / steps
        const sway = zigzag === 0 || step === 0 || step === steps ? 0 : step % 2 ? zigzag : -zigzag
        return [u, v + slope * u + sway]
      })
      return [points]
    },
  )
}

export function block(outline: Point[], look: Look = {}): Block {
  const { height = 1, tone = 0, sipes = 0, zigzag = 0, slope = 0 } = look
  return { outline, height, tone, sipes: cuts(outline, sipes, zigzag, slope) }
}

const mapped = (block: Block, move: (point: Point) => Point): Block => ({
  ...block,
  outline: block.outline.map(move),
  sipes: block.sipes.map((cut) => cut.map(move)),
})

/** The block and its mirror image on the other side, shifted by a part of the pitch. */
export const mirrored = (blocks: Block[], shift: number): Block[] => [
  ...blocks,
  ...blocks.map((block) => mapped(block, ([u, v]) => [-u, v + shift])),
]

/** The block and a copy rotated by 180°, so that the pattern has no direction. */
export const halfTurned = (blocks: Block[], shift: number): Block[] => [
  ...blocks,
  ...blocks.map((block) => mapped(block, ([u, v]) => [-u, shift - v])),
]

/** The block further along the tread. */
export const moved = (block: Block, v: number): Block => mapped(block, ([x, y]) => [x, y + v])

/** Cuts off the corners of an outline: molded rubber has no sharp points. */
export function bevelled(outline: Point[], share: number): Point[] {
  return outline.flatMap((corner, index): Point[] => {
    const before = outline[(index + outline.length - 1) % outline.length] ?? corner
    const after = outline[(index + 1) % outline.length] ?? corner
    const toward = (other: Point): Point => [
      corner[0] + (other[0] - corner[0]) * share,
      corner[1] + (other[1] - corner[1]) * share,
    ]
    return [toward(before), toward(after)]
  })
}
