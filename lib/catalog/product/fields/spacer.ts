import type { FieldsByPart } from './description'
import { mountings } from './options'
import {
  boltPatternField,
  description,
  descriptionTranslations,
  lineOf,
  numberAbove0,
  numberIn,
  ofDetailPage,
} from './shared'

const bore = { ...numberIn('mm', 30, 330), inSpecification: true, example: 108 } as const

export const spacerFields = {
  size: {
    boltDistance: boltPatternField,
    thickness: { ...numberIn('mm', 1, 150), required: true, affectsFinder: true, example: 30 },
    /** With studs of its own, or slipped on under longer ones. It decides which bolts are safe: never guess it. */
    mounting: { kind: 'choice', options: mountings, inSpecification: true, example: 'bolt-on' },
    boltInfo: { kind: 'text', maxLength: 200, example: 'M12x1.25, szpilki w komplecie' },
    /** The bore that fits over the hub of the car. */
    hubBore: { ...bore, affectsFinder: true },
    /** The ring that centers the wheel; null if the spacer has none. */
    ringBore: bore,
    thread: { ...lineOf(30), inSpecification: true, example: 'M12x1.25' },
    /** Of its own studs, measured from its face. */
    studLength: { ...numberAbove0('mm', 200), ...ofDetailPage, example: 30 },
  },
  make: {
    alloy: { ...lineOf(50), ...ofDetailPage, example: '6061-T6' },
  },
  offer: { description, ...descriptionTranslations },
} as const satisfies FieldsByPart
