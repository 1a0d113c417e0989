import 'server-only'
import { createHash } from 'node:crypto'
import { fieldsOf, type ProductType } from '@/lib/catalog/product/fields'
import type { EditedProduct, StaffProduct } from '@/lib/catalog/product/schema'
import { finderTag, productTag, toThePiece } from '@/lib/catalog/product/tags'
import { inPln } from '@/lib/platform/http/money'
import { toPln } from '@/lib/platform/values/money'
import type { AuditFacts } from '@/lib/shop/audit/rules'
import { listedRowOf, listTagsOf, tagsOfStock } from '@/lib/storefront/results/tags'
import { entryOf } from './entry'

/** The fields of a product that the audit records, with prices in PLN like the API. */
export function factsOf({ costGrosze, ...product }: StaffProduct): AuditFacts {
  const { id: _, status, ...fields } = inPln(product)
  const facts = { ...fields, cost: costGrosze === null ? null : toPln(costGrosze) }
  // of other products `inArchive` says the status
  return status === 'draft' ? { ...facts, status } : facts
}

/** Without the stock: orders must not keep an administrator from saving a description. */
export function versionOf(product: StaffProduct): string {
  const entry = Object.entries(inPln(entryOf(product))).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 22)
}

export const withVersion = (product: StaffProduct): EditedProduct => ({
  ...product,
  version: versionOf(product),
})

export const replacedPictures = (before: StaffProduct, after: StaffProduct): string[] =>
  [before.url, ...before.urls].filter((url) => url !== after.url && !after.urls.includes(url))

const marked = (type: ProductType, mark: 'affectsFinder' | 'detailPageOnly'): string[] =>
  fieldsOf(type).flatMap(([name, field]) => (field[mark] ? [name] : []))

/** A product that was and is archived is only on its own page. */
export function tagsOfChange(before: StaffProduct | null, after: StaffProduct): string[] {
  const facts = factsOf(after)
  const earlier = before ? factsOf(before) : {}
  const changed = Object.keys(facts).filter(
    (name) => JSON.stringify(facts[name]) !== JSON.stringify(earlier[name]),
  )
  if (changed.length === 0) return []
  const type = after.productType
  const own = productTag(after.id)
  const listedBefore = before !== null && !before.inArchive
  if (after.inArchive && !listedBefore) return [own]
  if (listedBefore && !after.inArchive) {
    // answers to calls for lists have all fields
    if (changed.every((name) => marked(type, 'detailPageOnly').includes(name)))
      return [own, ...listTagsOf(listedRowOf(after)).map(toThePiece)]
    if (changed.every((name) => name === 'quantityInStock')) {
      const row = { ...listedRowOf(after), id: after.id }
      return tagsOfStock(row, before.quantityInStock, after.quantityInStock)
    }
  }
  const moved =
    listedBefore === after.inArchive || changed.some((name) => marked(type, 'affectsFinder').includes(name))
  const lists = [...(listedBefore ? [before] : []), after].flatMap((each) => listTagsOf(listedRowOf(each)))
  return [own, ...new Set(lists), ...(moved ? [finderTag(type)] : [])]
}
