import 'server-only'
import { sql } from 'kysely'
import { productTypes } from '@/lib/catalog/product/schema'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import type { Cell } from '@/lib/platform/csv/write'
import { query } from '@/lib/platform/database/query'
import type { Locale } from '@/lib/platform/i18n/routing'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'
import { wordsOf } from '@/lib/shop/texts/translator'
import { filterPaths, finderPaths, readResults } from '@/lib/storefront/results/address'
import type { Miss } from './miss'

/** The Monday of this week in the shop. */
export const thisWeek = sql<Date>`date_trunc('week', now() AT TIME ZONE ${SHOP_TIME_ZONE})::date`

export type MissRow = Miss & {
  thisWeek: number
  lastWeek: number
  year: number
}

/** What was asked for in vain in the last year: the most frequent of the last two weeks first, then of the year. */
export async function listMisses(most: number): Promise<MissRow[]> {
  const { rows } = await sql<MissRow>`
    SELECT kind, question,
      coalesce(sum(searches) FILTER (WHERE week = ${thisWeek}), 0)::int AS this_week,
      coalesce(sum(searches) FILTER (WHERE week = ${thisWeek} - 7), 0)::int AS last_week,
      sum(searches)::int AS year
    FROM search_miss GROUP BY kind, question
    ORDER BY sum(searches) FILTER (WHERE week >= ${thisWeek} - 7) DESC NULLS LAST, year DESC, kind, question
    LIMIT ${most}`.execute(query())
  return rows
}

export async function missesByWeek() {
  const { rows } = await sql<Miss & { week: string; searches: number }>`
    SELECT to_char(week, 'YYYY-MM-DD') AS week, kind, question, searches FROM search_miss
    ORDER BY search_miss.week DESC, searches DESC, kind, question`.execute(query())
  return rows
}

/** The list that the path of an empty one asks for, with its car; null for a path of no list. */
export async function listOfMiss(path: string) {
  const type = productTypes.find(
    (each) => path.startsWith(`${filterPaths[each]}/`) || path === finderPaths[each],
  )
  if (!type) return null
  const { query } = readResults(type, path.slice(filterPaths[type].length + 1))
  const { vehicle } = query.single
  return { query, vehicle: vehicle === undefined ? null : await findVehicle(vehicle) }
}

export async function missRecords(locale: Locale): Promise<Cell[][]> {
  const t = wordsOf(locale)
  const rows = await missesByWeek()
  return [
    [t('adminSearch.week'), t('adminSearch.kind'), t('adminSearch.question'), t('adminSearch.searches')],
    ...rows.map(({ week, kind, question, searches }) => [
      week,
      t(`adminSearch.kinds.${kind}`),
      question,
      searches,
    ]),
  ]
}
