import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import type { SoldLine } from '@/lib/sales/invoices/contents'

/** What goods are, as Polish accounts call them. */
const kinds = { Tire: 'Opona', Wheel: 'Felga', Spacer: 'Dystans' } as const
const RETREAD = 'Opona bieżnikowana'

/** Lines whose names say what was sold: "Trakt Szlak HT 175/80 R16 91T" alone is no name of goods (VAT act, art. 106e sec. 1 no. 7). */
export async function namedLines(tx: Transaction, lines: SoldLine[]): Promise<SoldLine[]> {
  const ids = lines.flatMap(({ orderLineId }) => orderLineId ?? [])
  if (ids.length === 0) return lines
  const sold = await tx
    .selectFrom('orderLine as l')
    .innerJoin('product as p', 'p.id', 'l.productId')
    .select(['l.id', 'l.productType', 'p.retread'])
    .where('l.id', 'in', ids)
    .execute()
  return lines.map((line): SoldLine => {
    const goods = sold.find(({ id }) => id === line.orderLineId)
    if (!goods) return line
    const { productType, retread } = goods
    const kind = productType === 'Tire' && retread ? RETREAD : kinds[productType]
    return { ...line, productType, title: withKind(line.title, kind) }
  })
}

const withKind = (title: string, kind: string): string =>
  title.toLowerCase().includes(kind.toLowerCase()) ? title : `${kind} ${title}`
