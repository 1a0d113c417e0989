import { z } from 'zod'
import type { TireSize } from '@/lib/measures/dimensions'
import { optional } from '@/lib/measures/fields'
import { axleLoads, centerBores, offsets, studLengths } from '@/lib/measures/limits'
import { ownTire } from '@/lib/measures/own-tire'
import {
  boltPattern,
  code,
  figure,
  loadIndex,
  type Reader,
  type Reading,
  rim,
  speedSymbol,
  thread,
  tireSize,
  wholeFigure,
} from '@/lib/measures/readers'
import { locales } from '@/lib/platform/i18n/routing'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { isRowId } from '@/lib/platform/values/row-id'
import { fasteners, seats } from './kit'

// What an address asks about a hub and a kit. A parameter that is empty is not asked, as forms send them.

const readId = (text: string): number | undefined => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  return isRowId(id) ? id : undefined
}

const productId: Reader<number> = (text) => {
  const value = readId(text)
  return value ? { value } : { problem: 'invalid_value' }
}

const hubFigures = {
  boltPattern: optional(boltPattern),
  centerBore: optional(figure(centerBores)),
  thread: optional(thread),
  fastener: optional(code(fasteners)),
  seat: optional(code(seats)),
  studLength: optional(figure(studLengths)),
  /** ET of the stock wheel, mm */
  offset: optional(figure(offsets)),
  /** The stock rim: 15x5.5 */
  rim: optional(rim),
  /** kg on the heavier axle: field N of the registration document */
  axleLoad: optional(figure(axleLoads)),
  /** From the placard. */
  loadIndex: optional(loadIndex),
  speedSymbol: optional(speedSymbol),
}

export type HubFigure = keyof typeof hubFigures

export const FitmentQuery = z
  .object({
    ...hubFigures,
    vehicle: optional((text): Reading<string | number> => ({ value: readId(text) ?? text })),
    /** Id of a product, or a size: 215/75R15 */
    tire: optional((text): Reading<number | TireSize> => {
      const id = readId(text)
      return id ? { value: id } : tireSize(text)
    }),
    wheel: optional(productId),
    spacer: optional(productId),
    /** The language of the words in the answer; without it there are codes and figures alone. */
    locale: optional(code(locales)),
    /** The size on the customer's own car, with its load index and speed symbol: 215/75R15 100S */
    ownTire: optional(ownTire),
    quantity: optional(wholeFigure({ least: 1, most: MAX_QUANTITY })),
  })
  .superRefine(({ vehicle, tire, wheel, spacer, ...figures }, { addIssue }) => {
    const parts = [tire, wheel, spacer].filter(Boolean).length
    const isHubNamed = [vehicle, figures.boltPattern, figures.centerBore, figures.rim, figures.ownTire].some(
      Boolean,
    )
    // two parts go together or not, whatever the car is
    if (!isHubNamed && parts < 2) addIssue({ code: 'custom', path: ['vehicle'], message: 'required' })
    // a kit without parts has nothing that could not fit
    if (parts === 0) addIssue({ code: 'custom', path: ['tire'], message: 'required' })
  })
export type FitmentQuery = z.output<typeof FitmentQuery>
