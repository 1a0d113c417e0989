import { z } from 'zod'

/** A number field may hold anything while it is being typed; an invalid number is left out of the drawing. */
const figure = z.coerce.number().min(-1_000).max(10_000).nullable().catch(null).default(null)
const text = z.string().max(200).nullable().catch(null).default(null)

/** The query of a form that asks for the drawing of an unsaved product. */
export const DrawingQuery = z.discriminatedUnion('productType', [
  z.object({
    productType: z.literal('Tire'),
    view: z.string(),
    width: figure,
    profile: figure,
    diameter: figure,
    icVc: text,
    manufacturer: text,
    protector: text,
  }),
  z.object({
    productType: z.literal('Wheel'),
    view: z.string(),
    title: z.string().max(200).catch(''),
    makerName: text,
    width: figure,
    diameter: figure,
    typeOfWheel: text,
    boltPattern: text,
    centralBoreDiameter: figure,
    offset: figure,
    color: text,
  }),
  z.object({
    productType: z.literal('Spacer'),
    view: z.string(),
    boltPattern: text,
    mounting: text,
    thickness: figure,
    hubBore: figure,
    ringBore: figure,
    alloy: text,
    thread: text,
    studLength: figure,
  }),
])
