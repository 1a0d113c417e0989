import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Product } from '@/lib/catalog/product/schema'
import { uploadedAddress } from '@/lib/media/formats'
import { db } from '@/lib/platform/database/db'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { listVersion } from './bulk/queries'
import { DraftsToDelete } from './bulk/rules'
import { deleteDraft, deleteDrafts } from './bulk/service'
import { adjustStock } from './service'

const admin = anAdministrator
const toDraft = async (product: Product) => {
  await db().product.update({ where: { id: product.id }, data: { inArchive: true, isDraft: true } })
  return product.id
}
const aPhoto = async (): Promise<string> => {
  const hash = randomBytes(16).toString('hex')
  await db().uploadedPicture.create({
    data: { hash, width: 800, height: 600, uploadedBy: admin.uid, usedAt: new Date() },
  })
  return hash
}
const isUsed = async (hash: string) =>
  (await db().uploadedPicture.findUniqueOrThrow({ where: { hash } })).usedAt !== null

test('a draft is deleted with its stock record and its lines in carts, and the deletion is on record', async () => {
  const tire = await aTire(5)
  await adjustStock(tire.id, { delta: 1, reason: 'delivery', note: '' }, admin)
  await fillCart(aCustomer(), [[tire, 1]])
  const id = await toDraft(tire)
  await deleteDraft(id, admin)
  expect(await db().product.count({ where: { id } })).toBe(0)
  expect(await db().cartItem.count({ where: { productId: id } })).toBe(0)
  const entry = await db().auditEntry.findFirstOrThrow({
    where: { subjectType: 'product', subjectId: String(id) },
    orderBy: { id: 'desc' },
  })
  expect(entry).toMatchObject({
    action: 'product.delete',
    actor: admin.uid,
    before: { title: tire.title, status: 'draft' },
    after: null,
  })
  await expect(deleteDraft(id, admin)).rejects.toMatchObject({ code: 'product.not_found' })
})

test('a product on sale, and a draft that was ordered when it was on sale, are not deleted', async () => {
  const tire = await aTire(5)
  await expect(deleteDraft(tire.id, admin)).rejects.toMatchObject({ code: 'product.not_draft' })
  const buyer = aCustomer()
  await fillCart(buyer, [[tire, 1]])
  await placeOrder(anOrderOf(buyer), buyer)
  const id = await toDraft(tire)
  await expect(deleteDraft(id, admin)).rejects.toMatchObject({ code: 'product.ordered' })
  expect(await db().product.count({ where: { id } })).toBe(1)
})

test('the photos of a deleted draft are free to be cleared away, except those that another product shows', async () => {
  const [own, shared] = [await aPhoto(), await aPhoto()]
  const [draft, other] = [await aTire(1), await aTire(1)]
  const both = { url: uploadedAddress(own), urls: [uploadedAddress(shared)] }
  await db().product.update({ where: { id: draft.id }, data: both })
  await db().product.update({ where: { id: other.id }, data: { urls: [uploadedAddress(shared)] } })
  await deleteDraft(await toDraft(draft), admin)
  expect([await isUsed(own), await isUsed(shared)]).toEqual([false, true])
})

test('of several products the drafts are deleted at once, and the others are named and stay', async () => {
  const [draft, second, sold, onSale] = [await aTire(1), await aTire(1), await aTire(5), await aTire(1)]
  const photo = await aPhoto()
  await db().product.update({ where: { id: draft.id }, data: { url: uploadedAddress(photo) } })
  const buyer = aCustomer()
  await fillCart(buyer, [[sold, 1]])
  await placeOrder(anOrderOf(buyer), buyer)
  for (const product of [draft, second, sold]) await toDraft(product)
  const picked = [draft, second, sold, onSale].map(({ id }) => ({ id }))
  expect(await deleteDrafts({ products: [...picked, { id: 2_000_000_000 }] }, admin)).toEqual({
    deleted: 2,
    kept: [
      { id: sold.id, title: sold.title, code: 'product.ordered' },
      { id: onSale.id, title: onSale.title, code: 'product.not_draft' },
    ],
  })
  const left = await db().product.findMany({
    where: { id: { in: picked.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
  })
  expect(left.map(({ id }) => id)).toEqual([sold.id, onSale.id])
  expect(await isUsed(photo)).toBe(false)
  const entries = await db().auditEntry.findMany({
    where: { action: 'product.delete', subjectId: { in: picked.map(({ id }) => String(id)) } },
  })
  expect(entries).toHaveLength(2)
})

test('a whole list of drafts is deleted only as it was seen', async () => {
  const drafts = [await aTire(1, { title: 'Zbędny szkic' }), await aTire(1, { title: 'Zbędny szkic' })]
  for (const product of drafts) await toDraft(product)
  const { filter } = DraftsToDelete.parse({
    list: { filter: { search: 'Zbędny', sale: 'draft' }, version: '-' },
  }).list ?? { filter: null }
  if (!filter) throw new Error('a list has a filter')
  await expect(deleteDrafts({ list: { filter, version: 'old' } }, admin)).rejects.toMatchObject({
    code: 'product.list_changed',
  })
  const version = (await listVersion(filter)) ?? ''
  expect(await deleteDrafts({ list: { filter, version } }, admin)).toEqual({ deleted: 2, kept: [] })
})
