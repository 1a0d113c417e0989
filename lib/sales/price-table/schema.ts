import { z } from 'zod'
import { hasTwoDecimals, toGrosze } from '@/lib/platform/values/money'
import { line } from '@/lib/platform/values/text'
import { countries } from '@/lib/sales/countries'
import { deliveryBases } from '@/lib/sales/delivery/rules'
import { deliveryMethods } from '@/lib/sales/orders/rules'

export const MOST_RATES = 60
export const MOST_STEPS = 20

const pln = z
  .number('invalid_number')
  .min(0, 'out_of_range')
  .max(100_000, 'out_of_range')
  .refine(hasTwoDecimals, 'two_decimals')
const price = pln.transform(toGrosze)

/** kg, to the gram. */
const weightUpTo = (most: number) =>
  z
    .number('invalid_number')
    .min(0.001, 'out_of_range')
    .max(most, 'out_of_range')
    .transform((kg) => Math.round(kg * 1_000))
const pieceWeight = weightUpTo(500).nullable()

const Steps = z
  .array(z.object({ upTo: weightUpTo(500_000), price }))
  .max(MOST_STEPS, 'out_of_range')
  .superRefine((steps, { addIssue }) => {
    steps.forEach((step, place) => {
      const before = steps[place - 1]
      if (!before) return
      if (step.upTo <= before.upTo)
        addIssue({ code: 'custom', path: [place, 'upTo'], message: 'delivery.falling_weight' })
      if (step.price < before.price)
        addIssue({ code: 'custom', path: [place, 'price'], message: 'delivery.falling_price' })
    })
  })
  .transform((steps) => steps.map((step) => ({ upToGrams: step.upTo, priceGrosze: step.price })))

const Rate = z
  .object({
    name: line('required', 60),
    method: z.enum(deliveryMethods, 'unknown_value'),
    countries: z
      .array(z.enum(countries, 'unknown_value'))
      .min(1, 'required')
      .max(countries.length, 'out_of_range')
      .transform((codes) => [...new Set<string>(codes)]),
    basis: z.enum(deliveryBases, 'unknown_value'),
    /** PLN for an order or a piece; not read by weight. */
    price: price.nullable(),
    /** PLN; null where the delivery is never free. */
    freeFrom: pln.min(0.01, 'out_of_range').transform(toGrosze).nullable(),
    /** Read by weight only. */
    steps: Steps,
  })
  .superRefine(({ basis, price, steps }, { addIssue }) => {
    if (basis === 'weight' && steps.length === 0)
      addIssue({ code: 'custom', path: ['steps'], message: 'required' })
    if (basis !== 'weight' && price === null)
      addIssue({ code: 'custom', path: ['price'], message: 'required' })
  })
  .transform(({ price, freeFrom, steps, ...rate }) => ({
    ...rate,
    priceGrosze: rate.basis === 'weight' ? null : price,
    freeFromGrosze: freeFrom,
    steps: rate.basis === 'weight' ? steps : [],
  }))

/** All prices, in place of those of the version that was edited. No rate at all: the shop has no table. */
export const SaveDelivery = z
  .object({
    version: z.int('invalid_number'),
    /** kg of a piece where the product does not say it. */
    defaultWeights: z.object({ Tire: pieceWeight, Wheel: pieceWeight, Spacer: pieceWeight }),
    rates: z
      .array(Rate)
      .max(MOST_RATES, 'out_of_range')
      .superRefine((rates, { addIssue }) => {
        const taken = new Set<string>()
        rates.forEach(({ method, countries }, place) => {
          const priced = countries.map((country) => `${method} ${country}`)
          if (priced.some((each) => taken.has(each)))
            addIssue({
              code: 'custom',
              path: [place, 'countries'],
              message: 'delivery.repeated_country',
            })
          for (const each of priced) taken.add(each)
        })
      }),
  })
  .transform(({ defaultWeights, ...saved }) => ({ ...saved, defaultGrams: defaultWeights }))
export type SaveDelivery = z.output<typeof SaveDelivery>
export type SaveDeliveryInput = z.input<typeof SaveDelivery>
