import { z } from 'zod'
import { confidences, fasteners, seats } from '@/lib/fitment/kit'

const text = z.string()
const figure = z.number().nullable()
const grade = z.enum(confidences)

/** A generation of a car, or a trim where its stock size differs; as calls answer it too. Null is not known. */
export const VehicleAnswer = z.object({
  id: z.int(),
  make: text,
  model: text,
  generation: text,
  /** First and last year of production or sale. The years of two generations overlap: a year alone chooses none. */
  yearFrom: z.int(),
  /** Null: still sold, or the end is not known. */
  yearTo: z.int().nullable(),
  /** What people type instead of the name: chassis codes, engines, nicknames. Some belong to several cars. */
  aliases: z.array(text),
  /** 5x139.7 */
  boltPattern: text,
  /** mm, of the hub */
  centerBore: z.number(),
  thread: text.nullable(),
  fastener: z.enum(fasteners).nullable(),
  seat: z.enum(seats).nullable(),
  /** mm, how far the stock studs stand out of the hub */
  studLength: figure,
  /** ET in mm, of the usual stock wheel */
  stockOffset: figure,
  /** ET in mm by wheel: `16x7:55`. A stock wheel that is missing here has an unknown ET, if any is named. */
  stockOffsets: z.array(text),
  /** 15x5.5: diameter x width in inches. They do not pair with the tires by position. */
  stockWheels: z.array(text),
  /** Factory sizes of any trim, as they are written: 195/80R15, 205R16C, 7.50R16, 31x10.5R15 */
  stockTires: z.array(text),
  /** Sizes that owners often fit; not approved by the maker */
  upsizes: z.array(text),
  /** Inches of the smallest rim that clears the brakes */
  brakeRim: figure,
  /** Load index by factory size: `195/80R15=96` */
  loadIndexes: z.array(text),
  /** The least load index of a car whose size is not known, or has none in `loadIndexes` */
  minLoadIndex: figure,
  /** The speed symbol of the slowest stock tire; the top speed may ask for a higher one. */
  minSpeedSymbol: text.nullable(),
  /** km/h of the fastest version */
  topSpeed: figure,
  /** kg on the heavier axle */
  axleLoad: figure,
  /** Nm as a workshop writes it: `118-147`, `131 alloy;209 steel` */
  torque: text.nullable(),
  /** Of the bolt pattern, and of each figure below without a grade of its own */
  confidence: grade,
  boreConfidence: grade.nullable(),
  threadConfidence: grade.nullable(),
  offsetConfidence: grade.nullable(),
  loadConfidence: grade.nullable(),
  /** Of speed symbol and top speed */
  speedConfidence: grade.nullable(),
  axleConfidence: grade.nullable(),
  /** Codes of `vehicles/sources.ts` */
  sources: z.array(text),
  /** Its page below /car: `suzuki/jimny-jb74` */
  path: text,
})
