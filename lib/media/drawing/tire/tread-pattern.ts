import type { DrawnTire } from '@/lib/media/drawing/product'
import { type Random, seededRandom } from '@/lib/media/drawing/random'
import { isOwnMake } from '@/lib/platform/shop-details'
import { type Block, block, type TreadFamily, type TreadPattern } from './tread-block'
import { chevrons, mud, paddles, rugged } from './tread-offroad'
import { allTerrain, highway, winter } from './tread-road'

// The abbreviation counts more than words: 'Winter Rock AT' is all terrain.
const signs: [TreadFamily, abbreviation: RegExp, words: RegExp][] = [
  ['MT', /\bM[/ ]?T\b/i, /mud|błot|bagn/i],
  ['XT', /\bX[/ ]?T\b/i, /extreme|trial/i],
  ['RT', /\bR[/ ]?T\b/i, /rugged|rock/i],
  ['WT', /\bW[/ ]?T\b/i, /winter|snow|zim/i],
  ['HT', /\bH[/ ]?T\b/i, /highway|road|szos/i],
  ['AT', /\bA[/ ]?T\b/i, /all.?terrain/i],
]

/** The tread family that a pattern's name tells; a name that tells none is always given the same one. */
export function treadFamily(name: string): TreadFamily {
  const match =
    signs.find(([, abbreviation]) => abbreviation.test(name)) ?? signs.find(([, , words]) => words.test(name))
  return match?.[0] ?? seededRandom(`family of ${name}`).pick(['AT', 'HT', 'RT', 'MT'])
}

const muddy = (vary: Random): Block[] => (vary.next() < 0.6 ? chevrons(vary) : mud(vary))
const layouts: Record<TreadFamily, (vary: Random) => Block[]> = {
  MT: muddy,
  XT: paddles,
  RT: rugged,
  AT: allTerrain,
  HT: highway,
  WT: winter,
}
const pitches: Record<TreadFamily, [number, number]> = {
  MT: [0.4, 0.46],
  XT: [0.44, 0.52],
  RT: [0.36, 0.4],
  AT: [0.28, 0.35],
  HT: [0.26, 0.32],
  WT: [0.28, 0.34],
}
const depths: Record<TreadFamily, number> = { MT: 0.095, XT: 0.115, RT: 0.08, AT: 0.068, HT: 0.05, WT: 0.06 }
// Narrow tires have fewer, larger blocks across the tread; along the tread blocks keep their length in mm.
const USUAL_TREAD_MM = 190

/** The block geometry of a tread pattern, always the same for a name and width. */
export function treadPattern(name: string, treadWidthMm: number): TreadPattern {
  const studded = /kolce|stud/i.test(name)
  // The studded version of a pattern has the same blocks.
  const pattern = name.replace(/\s*(kolce|studded)\s*/gi, '').trim()
  const family = treadFamily(pattern)
  const vary = seededRandom(pattern)
  const blocks = layouts[family](vary)
  const pitch = vary.between(...pitches[family])
  const width = Math.min(1.35, Math.max(0.75, USUAL_TREAD_MM / treadWidthMm))
  return { family, blocks, pitch: pitch * width ** 0.6, depth: depths[family], studded }
}

/** A smooth tread: no tire has it, so nobody takes it for the pattern of the tire. */
const smooth: TreadPattern = {
  family: 'HT',
  blocks: [
    block([
      [-1, 0],
      [1, 0],
      [1, 1],
      [-1, 1],
    ]),
  ],
  pitch: 0.1,
  depth: 0.05,
  studded: false,
}

/** Whether the tread of a tire may be drawn: only the shop's own patterns are known. */
export const isTreadKnown = (tire: DrawnTire): boolean =>
  Boolean(tire.protector) && isOwnMake(tire.manufacturer)

/** The tread of a tire: its pattern, or a smooth one where it is not known. */
export const treadOf = (tire: DrawnTire, treadWidthMm: number): TreadPattern =>
  isTreadKnown(tire) ? treadPattern(tire.protector ?? '', treadWidthMm) : smooth
