import { z } from 'zod'

/** A number field may hold anything while it is being typed; an invalid number is left out of the drawing. */
const figure = z.coerce.number().min(-1_000).max(10_000).nullable().catch(null).default(null)
const text = z.string().max(200).nullable().catch(null).default(null)

/** The columns that a product's picture depends on, by its type; missing ones are null. */
const tire = z.object({
  productType: z.literal('Tire'),
  width: figure,
  profile: figure,
  diameter: figure,
  /** With the second load index where there is one: 123/120Q. */
  icVc: text,
  manufacturer: text,
  protector: text,
})
const wheel = z.object({
  productType: z.literal('Wheel'),
  title: z.string().max(200).catch(''),
  makerName: text,
  width: figure,
  diameter: figure,
  typeOfWheel: text,
  boltPattern: text,
  centralBoreDiameter: figure,
  offset: figure,
  color: text,
})
const spacer = z.object({
  productType: z.literal('Spacer'),
  boltPattern: text,
  mounting: text,
  thickness: figure,
  hubBore: figure,
  ringBore: figure,
  alloy: text,
  thread: text,
  studLength: figure,
})

export type DrawnTire = z.output<typeof tire>
export type DrawnWheel = z.output<typeof wheel>
export type DrawnSpacer = z.output<typeof spacer>
export type DrawnProduct = DrawnTire | DrawnWheel | DrawnSpacer

export const drawnShapes = { Tire: tire.shape, Wheel: wheel.shape, Spacer: spacer.shape }

const view = { view: z.string() }
/** The query of a form that asks for the drawing of an unsaved product. */
export const DrawingQuery = z.discriminatedUnion('productType', [
  tire.extend(view),
  wheel.extend(view),
  spacer.extend(view),
])
