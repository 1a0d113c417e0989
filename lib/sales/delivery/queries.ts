import 'server-only'
import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { cacheLife, cacheTag } from 'next/cache'
import type { Placeholders } from '@/lib/platform/database/prepared'
import { type Query, query } from '@/lib/platform/database/query'
import { readReplica } from '@/lib/platform/database/replica'
import type { Tables } from '@/lib/platform/database/tables'
import { type DeliveryMethod, deliveryKinds } from '@/lib/sales/orders/rules'
import { deliveryTag } from '@/lib/sales/tags'
import {
  type DefaultGrams,
  type DeliveryBasis,
  type DeliveryLine,
  type DeliveryPrice,
  type DeliveryTable,
  type Destination,
  nothingToPay,
  type Pricing,
  priceByRate,
} from './rules'

export type SavedDelivery = DeliveryTable & { version: number }

/** The prices of deliveries, in the order in which they were entered. */
export async function readDelivery(on: Query = query()): Promise<SavedDelivery> {
  const { version, rates, ...grams } = await on
    .selectFrom('deliveryTable')
    .select(['version', ...gramsColumns])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('deliveryRate as r')
          .select(['r.method', ...rateColumns])
          .select(
            sql<
              string[]
            >`ARRAY(SELECT country FROM delivery_rate_country WHERE rate_id = r.id ORDER BY country)`.as(
              'countries',
            ),
          )
          .$narrowType<{ method: DeliveryMethod; basis: DeliveryBasis }>()
          .orderBy('r.id'),
      ).as('rates'),
    )
    .executeTakeFirstOrThrow()
  return {
    version,
    defaultGrams: toDefaultGrams(grams),
    rates: rates.map(({ method, countries, ...rate }) => ({ method, countries, ...toPricing(rate) })),
  }
}

const rateColumns = [
  'r.name',
  'r.basis',
  'r.priceGrosze',
  'r.freeFromGrosze',
  'r.stepGrams',
  'r.stepGrosze',
] as const
const gramsColumns = ['tireGrams', 'wheelGrams', 'spacerGrams'] as const

type RateRow = Omit<Pricing, 'steps'> & { stepGrams: number[]; stepGrosze: number[] }
type GramsRow = Record<(typeof gramsColumns)[number], number | null>

const toPricing = ({ stepGrams, stepGrosze, ...rate }: RateRow): Pricing => ({
  ...rate,
  steps: stepGrams.map((upToGrams, place) => ({ upToGrams, priceGrosze: stepGrosze[place] ?? 0 })),
})

const toDefaultGrams = ({ tireGrams, wheelGrams, spacerGrams }: GramsRow): DefaultGrams => ({
  Tire: tireGrams,
  Wheel: wheelGrams,
  Spacer: spacerGrams,
})

const tables = expressionBuilder<Tables>()

/** The rate and weights of a delivery as a column of another statement, which saves placing an order a statement. */
export const pricingColumn = (to: Placeholders<{ deliveryMethod: string; deliveryCountry: string }>) =>
  jsonObjectFrom(
    tables
      .selectFrom('deliveryTable')
      .select([...gramsColumns])
      .select(({ exists, selectFrom }) => [
        exists(selectFrom('deliveryRate').select('id')).as('hasRates'),
        jsonObjectFrom(
          selectFrom('deliveryRateCountry as c')
            .innerJoin('deliveryRate as r', 'r.id', 'c.rateId')
            .select([...rateColumns])
            .$narrowType<{ basis: DeliveryBasis }>()
            .where('c.method', '=', to.deliveryMethod)
            .where('c.country', '=', to.deliveryCountry),
        ).as('rate'),
      ]),
  ).as('pricing')

type PricingRow = GramsRow & { hasRates: unknown; rate: RateRow | null }

/** The price of a delivery from the row that `pricingColumn` selects. */
export function priceFromRow(
  lines: readonly DeliveryLine[],
  to: Destination,
  { hasRates, rate, ...grams }: PricingRow,
): DeliveryPrice {
  if (deliveryKinds[to.typeOfDelivery].method === null) return nothingToPay
  if (!hasRates) return 'noTable'
  return priceByRate(lines, to, rate && toPricing(rate), toDefaultGrams(grams))
}

/** The price table of deliveries as public pages show it, cached until a write expires its tag; null without rates. */
export async function cachedDelivery(): Promise<DeliveryTable | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(deliveryTag)
  const { rates, defaultGrams } = await readReplica(() => readDelivery())
  return rates.length > 0 ? { rates, defaultGrams } : null
}
