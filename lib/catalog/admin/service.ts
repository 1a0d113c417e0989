import 'server-only'
import { changedFields } from '@/lib/audit/rules'
import { recordChange } from '@/lib/audit/service'
import { ownPictures } from '@/lib/catalog/product/drawn-pictures'
import { type ProductRow, productColumns, toProduct } from '@/lib/catalog/product/rows'
import { readIcVc } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { expireTags } from '@/lib/core/cache'
import { ShopError } from '@/lib/core/errors'
import { toGrosze } from '@/lib/core/money'
import { prismaTransaction as transaction } from '@/lib/core/prisma-transaction'
import type { ShopUser } from '@/lib/identity/user'
import { keepPictures } from '@/lib/media/uploaded'
import type { Prisma } from '@/prisma/generated/client'
import { factsOf, tagsOfChange, versionOf } from './changes'
import { entryOf, type NewProduct, type ProductEntry } from './entry'

type Tx = Prisma.TransactionClient
/** A product as a transaction left it, and the cached reads to expire once it is committed. */
type Written = { product: Product; tags: string[] }

/** Does one write in a transaction of its own; what showed the old state is expired after the commit. */
async function writeProduct(work: (tx: Tx) => Promise<Written>): Promise<Product> {
  const { product, tags } = await transaction(work)
  expireTags(tags)
  return product
}

/** Puts a product into the catalogue; one that begins archived is kept out of lists, finders and search. */
export const createProduct = (entry: NewProduct, admin: ShopUser): Promise<Product> =>
  writeProduct((tx) => createProductIn(tx, entry, admin))

/**
 * Saves an edit. With a `version`, only if the product still is what the editor saw; sold pieces do not count.
 *
 * @throws ShopError product.not_found, product.changed, invalid for another type or a picture that is gone
 */
export const updateProduct = (
  id: number,
  entry: ProductEntry,
  admin: ShopUser,
  version?: string,
): Promise<Product> => writeProduct((tx) => updateProductIn(tx, id, entry, admin, version))

/** Takes a product out of lists, finders, search and sitemap; its page stays, for who bought it. */
export const archiveProduct = (id: number, admin: ShopUser): Promise<Product> =>
  writeProduct((tx) => setArchived(tx, id, true, admin))

/** Puts an archived product on sale again. */
export const restoreProduct = (id: number, admin: ShopUser): Promise<Product> =>
  writeProduct((tx) => setArchived(tx, id, false, admin))

/** `createProduct` within a transaction; the caller expires `tags` after its commit. */
export async function createProductIn(tx: Tx, entry: NewProduct, admin: ShopUser): Promise<Written> {
  const { id } = await tx.product.create({
    data: {
      ...columnsOf(entry),
      productType: entry.productType,
      quantityInStock: entry.quantityInStock,
      inArchive: entry.inArchive,
    },
    select: { id: true },
  })
  const pictures = await savePictures(tx, id, entry)
  await tx.product.update({ where: { id }, data: pictures, select: { id: true } })
  const product = await locked(tx, id)
  await recordChange(tx, admin, {
    action: 'product.create',
    subject: { type: 'product', id },
    before: null,
    after: factsOf(product),
  })
  return { product, tags: tagsOfChange(null, product) }
}

/** `updateProduct` within a transaction; the caller expires `tags` after its commit. */
export async function updateProductIn(
  tx: Tx,
  id: number,
  entry: ProductEntry,
  admin: ShopUser,
  version?: string,
): Promise<Written> {
  const before = await locked(tx, id)
  if (before.productType !== entry.productType)
    throw new ShopError('invalid', [{ path: 'productType', code: 'unknown_value' }])
  if (version !== undefined && version !== versionOf(before)) throw new ShopError('product.changed')
  const data = columnsOf({ ...entry, ...(await savePictures(tx, id, entry)) })
  // what is saved unchanged is no change, and no news for search engines
  if (changedFields(columnsOf(entryOf(before)), data) === null) return { product: before, tags: [] }
  await tx.product.update({ where: { id }, data, select: { id: true } })
  return recordEdit(tx, before, admin, 'product.edit')
}

async function setArchived(tx: Tx, id: number, inArchive: boolean, admin: ShopUser): Promise<Written> {
  const before = await locked(tx, id)
  if (before.inArchive === inArchive) return { product: before, tags: [] }
  await tx.product.update({ where: { id }, data: { inArchive }, select: { id: true } })
  return recordEdit(tx, before, admin, inArchive ? 'product.archive' : 'product.restore')
}

async function recordEdit(
  tx: Tx,
  before: Product,
  admin: ShopUser,
  action: `product.${string}`,
): Promise<Written> {
  const product = await locked(tx, before.id)
  await recordChange(tx, admin, {
    action,
    subject: { type: 'product', id: before.id },
    before: factsOf(before),
    after: factsOf(product),
  })
  return { product, tags: tagsOfChange(before, product) }
}

/**
 * A product that nobody else changes until the transaction ends.
 * @throws ShopError product.not_found
 */
export async function locked(tx: Tx, id: number): Promise<Product> {
  const rows = await tx.$queryRaw<ProductRow[]>`
    SELECT ${productColumns} FROM product WHERE id = ${id} FOR NO KEY UPDATE`
  if (!rows[0]) throw new ShopError('product.not_found')
  return toProduct(rows[0])
}

/**
 * The pictures of an entry for this product: uploaded ones are kept from now on, drawn ones are drawn from it.
 * @throws ShopError invalid for an uploaded one that is gone
 */
async function savePictures(
  tx: Tx,
  id: number,
  entry: ProductEntry,
): Promise<{ url: string; urls: string[] }> {
  const pictures = ownPictures(id, entry)
  const { url, urls } = pictures
  const missing = new Set(await keepPictures(tx, [url, ...urls]))
  if (missing.size === 0) return pictures
  throw new ShopError('invalid', [
    ...(missing.has(url) ? [{ path: 'url', code: 'picture_missing' }] : []),
    ...urls.flatMap((each, index) =>
      missing.has(each) ? [{ path: `urls.${index}`, code: 'picture_missing' }] : [],
    ),
  ])
}

/** The columns of an entry. What a product of its type does not have is not among them. */
export function columnsOf(entry: ProductEntry) {
  const { title, url, urls, price } = entry
  const common = { title, url, urls, priceGrosze: toGrosze(price) }
  switch (entry.productType) {
    case 'Tire': {
      const read = readIcVc(entry.icVc)
      return {
        ...common,
        manufacturer: entry.manufacturer || null,
        typeOfTire: entry.typeOfTire,
        icVc: entry.icVc,
        width: entry.width,
        profile: entry.profile,
        diameter: entry.diameter,
        season: entry.season,
        protector: entry.protector || null,
        inf: entry.inf,
        loadIndex: entry.loadIndex ?? read.loadIndex,
        speedIndex: entry.speedIndex || read.speedIndex,
        retread: entry.retread,
      }
    }
    case 'Wheel':
      return {
        ...common,
        typeOfWheel: entry.typeOfWheel || null,
        diameter: entry.diameter,
        width: entry.width,
        boltPattern: entry.boltSpacing,
        centralBoreDiameter: entry.centralBoreDiameter,
        offset: entry.offset ?? null,
        color: entry.color || null,
        material: entry.material || null,
      }
    case 'Spacer':
      return {
        ...common,
        boltPattern: entry.boltDistance,
        boltInfo: entry.boltInfo || null,
        thickness: entry.thickness,
      }
  }
}
