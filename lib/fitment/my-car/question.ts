import type { MyCar } from './schema'

/** What a question about fit says of somebody's own car: the parameters of `FitmentQuery`. */
export const questionAbout = ({ path, tire, offset, axleLoad }: MyCar): Record<string, string> => ({
  vehicle: path,
  ...(tire !== null && { ownTire: tire }),
  ...(offset !== null && { offset: String(offset) }),
  ...(axleLoad !== null && { axleLoad: String(axleLoad) }),
})
