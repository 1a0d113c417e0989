import type { DrawnTire } from '@/lib/media/drawing/product'
import { type Random, seededRandom } from '@/lib/media/drawing/random'
import { isOwnMake } from '@/lib/platform/shop-details'
import { type Block, block } from './tread-block'
import { chevrons, mud, paddles, rugged } from './tread-offroad'
import { allTerrain, highway, winter } from './tread-road'

const muddy = (vary: Random): Block[] => (vary.next() < 0.6 ? chevrons(vary) : mud(vary))

/** Lengths of a pitch, depth of the grooves, and how far shoulder lugs reach down the sidewall (`bite`), in tread widths. */
const families = {
  MT: { words: /mud|błot|bagn/i, layout: muddy, pitch: [0.4, 0.46], depth: 0.095, bite: 0.2 },
  XT: { words: /extreme|trial/i, layout: paddles, pitch: [0.44, 0.52], depth: 0.115, bite: 0.24 },
  RT: { words: /rugged|rock/i, layout: rugged, pitch: [0.36, 0.4], depth: 0.08, bite: 0.17 },
  WT: { words: /winter|snow|zim/i, layout: winter, pitch: [0.28, 0.34], depth: 0.06, bite: 0.09 },
  HT: { words: /highway|road|szos/i, layout: highway, pitch: [0.26, 0.32], depth: 0.05, bite: 0.06 },
  AT: { words: /all.?terrain/i, layout: allTerrain, pitch: [0.28, 0.35], depth: 0.068, bite: 0.12 },
} as const
type TreadFamily = keyof typeof families
const familyNames = Object.keys(families) as TreadFamily[]

/** The tread family that a pattern's name contains; a name without one always gets the same family. */
export function treadFamily(name: string): TreadFamily {
  // the abbreviation counts more than words: 'Winter Rock AT' is all terrain
  const told =
    familyNames.find((each) => new RegExp(`\\b${each.charAt(0)}[/ ]?T\\b`, 'i').test(name)) ??
    familyNames.find((each) => families[each].words.test(name))
  return told ?? seededRandom(`family of ${name}`).pick(['AT', 'HT', 'RT', 'MT'])
}

// Narrow tires have fewer, larger blocks across the tread; along the tread blocks keep their length in mm.
const USUAL_TREAD_MM = 190

export type TreadPattern = {
  blocks: Block[]
  pitch: number
  depth: number
  bite: number
  studded: boolean
}

export function treadPattern(name: string, treadWidthMm: number): TreadPattern {
  // The studded version of a pattern has the same blocks.
  const pattern = name.replace(/\s*(kolce|studded)\s*/gi, '').trim()
  const { layout, pitch, depth, bite } = families[treadFamily(pattern)]
  const vary = seededRandom(pattern)
  const blocks = layout(vary)
  const width = Math.min(1.35, Math.max(0.75, USUAL_TREAD_MM / treadWidthMm))
  const studded = /kolce|stud/i.test(name)
  return { blocks, pitch: vary.between(pitch[0], pitch[1]) * width ** 0.6, depth, bite, studded }
}

/** A smooth tread, which cannot be mistaken for the pattern of a tire. */
const smooth: TreadPattern = {
  blocks: [
    block({}, [
      [-1, 0],
      [1, 0],
      [1, 1],
      [-1, 1],
    ]),
  ],
  pitch: 0.1,
  depth: 0.05,
  bite: 0.06,
  studded: false,
}

/** Whether the tread of a tire may be drawn: only the shop's own patterns are known. */
export const isTreadKnown = (tire: DrawnTire): boolean =>
  Boolean(tire.protector) && isOwnMake(tire.manufacturer)

/** The tread of a tire: its pattern, or a smooth one where it is not known. */
export const treadOf = (tire: DrawnTire, treadWidthMm: number): TreadPattern =>
  isTreadKnown(tire) ? treadPattern(tire.protector ?? '', treadWidthMm) : smooth
