import type { Parts } from './description'
import { boltPattern, description, translations } from './shared'

export const wheelFields = {
  size: {
    diameter: {
      kind: 'number',
      min: 8,
      max: 30,
      unit: 'inches',
      required: true,
      affectsFinder: true,
      example: 15,
    },
    width: {
      kind: 'number',
      messageKey: 'rimWidth',
      min: 2,
      max: 18,
      unit: 'inches',
      required: true,
      affectsFinder: true,
      example: 7,
    },
    boltSpacing: boltPattern,
    centralBoreDiameter: {
      kind: 'number',
      min: 30,
      max: 330,
      unit: 'mm',
      required: true,
      affectsFinder: true,
      example: 108,
    },
    /** ET */
    offset: { kind: 'number', min: -150, max: 150, integer: true, unit: 'mm', example: -10 },
    maxLoad: {
      kind: 'number',
      min: 200,
      max: 5_000,
      integer: true,
      unit: 'kg',
      inSpecification: true,
      example: 900,
    },
  },
  make: {
    typeOfWheel: {
      kind: 'choice',
      options: ['steel', 'alloy'],
      allowsOtherText: true,
      inSpecification: true,
      example: 'steel',
    },
    material: {
      kind: 'choice',
      options: ['steel', 'aluminium'],
      allowsOtherText: true,
      inSpecification: true,
      example: 'steel',
    },
    color: {
      kind: 'choice',
      options: ['black', 'silver', 'white', 'gunmetal', 'bronze'],
      allowsOtherText: true,
      inSpecification: true,
      example: 'black',
    },
    nutSeat: {
      kind: 'choice',
      options: ['conical', 'ball', 'flat'],
      inSpecification: true,
      example: 'conical',
    },
    /** The thread of the studs that its holes are drilled for. */
    drilledFor: {
      kind: 'text',
      maxLength: 30,
      oneLine: true,
      inSpecification: true,
      example: 'M12x1.5',
    },
  },
  offer: { description, ...translations },
} as const satisfies Parts
