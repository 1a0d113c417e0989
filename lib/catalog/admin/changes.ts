import 'server-only'
import { createHash } from 'node:crypto'
import type { Facts } from '@/lib/audit/rules'
import { fieldsOf, type ProductType } from '@/lib/catalog/product/fields'
import type { EditedProduct, Product } from '@/lib/catalog/product/schema'
import { finderTag, productsTag, productTag } from '@/lib/catalog/product/tags'
import { entryOf } from './entry'

/** What the audit keeps of a product. */
export function factsOf(product: Product): Facts {
  const { id: _, status, ...facts } = product
  // of the others `inArchive` says the status
  return status === 'draft' ? { ...facts, status } : facts
}

/**
 * Names the state of what an editor edits. The stock is none of it: fifty buyers must not keep an administrator from
 * saving a description.
 */
export function versionOf(product: Product): string {
  const entry = Object.entries(entryOf(product)).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(entry)).digest('base64url').slice(0, 22)
}

/** A product for its editor. */
export const withVersion = (product: Product): EditedProduct => ({ ...product, version: versionOf(product) })

/** The fields of a type that its description marks so. */
const marked = (type: ProductType, mark: 'affectsFinder' | 'detailPageOnly'): string[] =>
  fieldsOf(type).flatMap(([name, field]) => (field[mark] ? [name] : []))

/**
 * The cached reads that show what a change changed, and no others. A product that is in no list, before and after,
 * concerns its own page alone.
 */
export function tagsOfChange(before: Product | null, after: Product): string[] {
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
  if (
    listedBefore &&
    !after.inArchive &&
    changed.every((name) => marked(type, 'detailPageOnly').includes(name))
  )
    return [own]
  const moved =
    listedBefore === after.inArchive || changed.some((name) => marked(type, 'affectsFinder').includes(name))
  return [own, productsTag(type), ...(moved ? [finderTag(type)] : [])]
}
