import 'server-only'
import { titleColumns, toTitled } from '@/lib/catalog/titles/title-columns'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'

/** The figures of an alert's mail; null when the alert has been deleted or its product is not on sale. */
export async function alertToWriteAbout(id: number) {
  const row = await query()
    .selectFrom('stockAlert as a')
    .innerJoin('product as p', 'p.id', 'a.productId')
    .select(['a.email', 'a.locale', 'a.removalKey', 'a.confirmedAt'])
    .select(['p.id', 'p.quantityInStock', ...titleColumns])
    .where('a.id', '=', id)
    .where('p.inArchive', '=', false)
    .executeTakeFirst()
  return row ? { ...row, id, product: { ...toTitled(row), id: row.id } } : null
}

export const alertsOf = (email: string) =>
  db().stockAlert.findMany({
    where: { email: email.toLowerCase() },
    select: { productId: true, email: true, locale: true, createdAt: true, confirmedAt: true },
    orderBy: { id: 'asc' },
  })
