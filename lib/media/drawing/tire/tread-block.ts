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

/** `bevel` is the share that is cut off each corner: molded rubber has no sharp points. */
type Look = Partial<Record<'bevel' | 'height' | 'tone' | 'sipes' | 'zigzag' | 'slope', number>>

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
  return Array.from({ length: count }, (_, cut) => {
    const v = low + ((high - low) * (cut + 1)) / (count + 1)
    const ends = crossing(outline, v, slope)
    if (!ends) return []
    const [left, right] = [ends[0] + (ends[1] - ends[0]) * 0.14, ends[1] - (ends[1] - ends[0]) * 0.14]
    const steps = zigzag === 0 ? 1 : Math.max(2, Math.round((right - left) / 0.06))
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const u = left + ((right - left) * step) / steps
      const sway = zigzag === 0 || step === 0 || step === steps ? 0 : step % 2 ? zigzag : -zigzag
      return [u, v + slope * u + sway]
    })
  }).filter((cut) => cut.length > 0)
}

export function block(look: Look, corners: Point[]): Block {
  const { bevel = 0, height = 1, tone = 0, sipes = 0, zigzag = 0, slope = 0 } = look
  const outline = bevel > 0 ? bevelled(corners, bevel) : corners
  return { outline, height, tone, sipes: cuts(outline, sipes, zigzag, slope) }
}

const mapped = (block: Block, move: (point: Point) => Point): Block => ({
  ...block,
  outline: block.outline.map(move),
  sipes: block.sipes.map((cut) => cut.map(move)),
})

const doubled = (blocks: Block[], move: (point: Point) => Point): Block[] => [
  ...blocks,
  ...blocks.map((block) => mapped(block, move)),
]

/** The blocks and their mirror image on the other side, shifted by a part of the pitch. */
export const mirrored = (blocks: Block[], shift: number): Block[] =>
  doubled(blocks, ([u, v]) => [-u, v + shift])

/** The blocks and a copy rotated by 180°, so that the pattern has no direction. */
export const halfTurned = (blocks: Block[], shift: number): Block[] =>
  doubled(blocks, ([u, v]) => [-u, shift - v])

/** The block further along the tread. */
export const moved = (block: Block, v: number): Block => mapped(block, ([x, y]) => [x, y + v])

function bevelled(outline: Point[], share: number): Point[] {
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
