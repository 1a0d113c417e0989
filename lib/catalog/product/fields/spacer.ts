import type { Parts } from './description'
import { mountings } from './options'
import { boltPattern, description, translations } from './shared'

export const spacerFields = {
  size: {
    boltDistance: boltPattern,
    thickness: {
      kind: 'number',
      min: 1,
      max: 150,
      unit: 'mm',
      required: true,
      affectsFinder: true,
      example: 30,
    },
    /** With studs of its own, or slipped on under longer ones. It decides which bolts are safe: never guess it. */
    mounting: { kind: 'choice', options: mountings, inSpecification: true, example: 'bolt-on' },
    boltInfo: { kind: 'text', maxLength: 200, example: 'M12x1.25, szpilki w komplecie' },
    /** The bore that fits over the hub of the car. */
    hubBore: {
      kind: 'number',
      min: 30,
      max: 330,
      unit: 'mm',
      inSpecification: true,
      affectsFinder: true,
      example: 108,
    },
    /** The ring that centers the wheel; null if the spacer has none. */
    ringBore: {
      kind: 'number',
      min: 30,
      max: 330,
      unit: 'mm',
      inSpecification: true,
      example: 108,
    },
    thread: {
      kind: 'text',
      maxLength: 30,
      oneLine: true,
      inSpecification: true,
      example: 'M12x1.25',
    },
    /** Of its own studs, measured from its face. */
    studLength: {
      kind: 'number',
      greaterThan: 0,
      max: 200,
      unit: 'mm',
      inSpecification: true,
      detailPageOnly: true,
      example: 30,
    },
  },
  make: {
    alloy: {
      kind: 'text',
      maxLength: 50,
      oneLine: true,
      inSpecification: true,
      detailPageOnly: true,
      example: '6061-T6',
    },
  },
  offer: { description, ...translations },
} as const satisfies Parts
