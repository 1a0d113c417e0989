import type { FieldsByPart } from './description'
import { boltPatternField, description, descriptionTranslations, lineOf, numberIn } from './shared'

export const wheelFields = {
  size: {
    diameter: { ...numberIn('inches', 8, 30), required: true, affectsFinder: true, example: 15 },
    width: {
      ...numberIn('inches', 2, 18),
      messageKey: 'rimWidth',
      required: true,
      affectsFinder: true,
      example: 7,
    },
    boltSpacing: boltPatternField,
    centralBoreDiameter: { ...numberIn('mm', 30, 330), required: true, affectsFinder: true, example: 108 },
    /** ET */
    offset: { ...numberIn('mm', -150, 150), integer: true, example: -10 },
    maxLoad: { ...numberIn('kg', 200, 5_000), integer: true, inSpecification: true, example: 900 },
  },
  make: {
    typeOfWheel: { ...codeOrText('steel', 'alloy'), example: 'steel' },
    material: { ...codeOrText('steel', 'aluminium'), example: 'steel' },
    color: { ...codeOrText('black', 'silver', 'white', 'gunmetal', 'bronze'), example: 'black' },
    nutSeat: {
      kind: 'choice',
      options: ['conical', 'ball', 'flat'],
      inSpecification: true,
      example: 'conical',
    },
    /** The thread of the studs that its holes are drilled for. */
    drilledFor: { ...lineOf(30), inSpecification: true, example: 'M12x1.5' },
  },
  offer: { description, ...descriptionTranslations },
} as const satisfies FieldsByPart

/** A choice in which a seller may also write another word. */
function codeOrText(...options: string[]) {
  return { kind: 'choice', options, allowsOtherText: true, inSpecification: true } as const
}
