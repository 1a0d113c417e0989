import type { AppConfig } from 'next-intl'
import { WHEEL_SET } from '@/lib/catalog/product/fields/options'
import type { Rim, TireSize } from '@/lib/measures/dimensions'

// What is judged, and the judgment. Lengths in mm, rims in inches; null is not known, and is never guessed.

/** How nuts and bolts sit on a wheel: a cone of 60 degrees, a ball, or flat. */
export const seats = ['cone60', 'ball', 'flat'] as const
export type Seat = (typeof seats)[number]

/** How a wheel is held: by nuts on the hub's studs, or by bolts. */
export const fasteners = ['nut', 'bolt'] as const
export type Fastener = (typeof fasteners)[number]

export const confidences = ['high', 'medium', 'low'] as const
export type Confidence = (typeof confidences)[number]

/** Groups of a hub's figures of which the table says how sure each is. */
export const gradedFigures = [
  'boltPattern',
  'centerBore',
  'thread',
  'offset',
  'load',
  'speed',
  'axleLoad',
] as const
export type GradedFigure = (typeof gradedFigures)[number]

export type StockRim = Rim & { offset: number | null }

/** What parts are mounted on: a vehicle of the table, or figures that somebody typed. */
export type Hub = {
  /** 5x139.7 */
  boltPattern: string | null
  centerBore: number | null
  /** `M12x1.25` or `1/2-20 UNF` */
  thread: string | null
  fastener: Fastener | null
  /** Of the stock nuts or bolts. */
  seat: Seat | null
  /** How far the stock studs stand out of the hub. */
  studLength: number | null
  /** ET of the usual stock wheel, for cars whose stock rims are not known. */
  stockOffset: number | null
  stockRims: readonly StockRim[]
  /** The size on the car itself, where its owner said it. */
  ownTire: TireSize | null
  /** The car's own tire size where it is known, else the factory's sizes of any trim. */
  stockTires: readonly TireSize[]
  /** Some of the factory's sizes have no dimensions: an old size such as 205R16 or 7.50R16. */
  hasUnreadTires?: true
  /** The least that the placard, the owner's tires or the table ask for. */
  loadIndex: number | null
  speedSymbol: string | null
  /** kg on the heavier axle: field N of the registration document. */
  axleLoad: number | null
  /** Inches of the least rim that clears the brakes. */
  brakeRim: number | null
  /** How sure the table is of each figure; a figure without one is somebody's own. */
  confidence: Readonly<Partial<Record<GradedFigure, Confidence>>>
}

export type KitTire = {
  size: TireSize
  loadIndex: number | null
  speedSymbol: string | null
  /** M+S or the three-peak mountain snowflake; null where nobody said it. */
  isForSnow: boolean | null
  /** Has studs: Polish law bans it from public roads. */
  isStudded?: true
}

export type KitWheel = {
  rim: Rim
  boltPattern: string
  centerBore: number | null
  /** ET */
  offset: number | null
  seat: Seat | null
  /** kg */
  maxLoad: number | null
  /** The thread of the studs that its holes are made for: `M14x1.5`; null where nobody said it. */
  drilledFor: string | null
}

export type KitSpacer = {
  boltPattern: string
  thickness: number
  mounting: 'bolt-on' | 'slip-on' | null
  hubBore: number | null
  /** The ring that centers the wheel; null if the spacer has none, or nobody said it. */
  ringBore: number | null
  thread: string | null
}

export type KitFasteners = { thread: string | null; seat: Seat | null }

export type Kit = {
  tire?: KitTire
  wheel?: KitWheel
  spacer?: KitSpacer
  fasteners?: KitFasteners
  quantity?: number
}

/** From best to worst. `needs` fits with what it names. */
export const fitVerdicts = ['fits', 'needs', 'unknown', 'no'] as const
export type FitVerdict = (typeof fitVerdicts)[number]

type Words = AppConfig['Messages']['fitment']
export type CheckName = keyof Words['checks']
export type RuleSource = keyof Words['sources']
export type Reason = keyof Words['reasons']

/** Figures of a text by their names. `words.ts` knows the unit of each number. */
export type Figures = Readonly<Record<string, number | string>>

/** One check of a kit. `reason` has words under `fitment.reasons`, which the figures fill in. */
export type Check = {
  check: CheckName
  verdict: FitVerdict
  reason: Reason
  figures: Figures
  source: RuleSource
  /** Stands beside the verdict and does not lower it: seat, torque, clearance. */
  isToCheck?: true
}

export type Judgment = {
  /** The worst of the checks that are not beside it. */
  verdict: FitVerdict
  checks: readonly Check[]
}

/** How many of so many wheels stand on hubs: the spare needs no spacer and no fasteners of the hub. */
export const wheelsOnHubs = (quantity: number): number => Math.min(quantity, WHEEL_SET)

/** The worst of some verdicts; `fits` of none. */
export const worstOf = (verdicts: readonly FitVerdict[]): FitVerdict =>
  verdicts.reduce<FitVerdict>(
    (worst, each) => (fitVerdicts.indexOf(each) > fitVerdicts.indexOf(worst) ? each : worst),
    'fits',
  )
