import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { existingProduct } from '@/lib/catalog/product/queries'
import type { StaffProduct } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import { inPln } from '@/lib/platform/http/money'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { tireWidths, wheelCentralBores } from '@/lib/storefront/finder/options'
import { queryFor } from '@/lib/storefront/results/address'
import { listProducts } from '@/lib/storefront/results/queries'
import { searchTitles } from '@/lib/storefront/search/queries'
import { versionOf } from './changes'
import { entryOf, NewProduct, NewTire, ProductEntry } from './entry'
import { archiveProduct, createProduct, editedProduct, restoreProduct, updateProduct } from './service'

const admin = anAdministrator
const pictures = { url: '/media/product/new/front.avif', urls: ['/media/product/new/side.avif'] }
const aWheel = (more: object = {}) =>
  NewProduct.parse({
    productType: 'Wheel',
    title: `Felga stalowa Trakt 7Jx15 ${randomUUID()}`,
    typeOfWheel: 'steel',
    diameter: 15,
    width: 7,
    boltSpacing: '5×139,7',
    centralBoreDiameter: 108.5,
    offset: -10,
    color: 'black',
    price: 269.99,
    quantityInStock: 4,
    ...pictures,
    ...more,
  })
const aSpacer = () =>
  NewProduct.parse({
    productType: 'Spacer',
    title: `Dystans Trakt 33 mm ${randomUUID()}`,
    boltDistance: '6x139.7',
    thickness: 33,
    price: 99,
    quantityInStock: 2,
    ...pictures,
  })
/** An edit of a product as a form sends it. */
const edited = (product: StaffProduct, changes: object) =>
  ProductEntry.parse({ ...inPln(entryOf(product)), ...changes })
const auditOf = (id: number) =>
  db().auditEntry.findMany({
    where: { subjectType: 'product', subjectId: String(id) },
    orderBy: { id: 'asc' },
    select: { action: true, actor: true, before: true, after: true },
  })
const refused = (code: string) => expect.objectContaining({ code })

describe('a new product', () => {
  test('a wheel is in its list and finder at once, with pictures drawn from its own figures', async () => {
    const wheel = await createProduct(aWheel(), admin)
    expect(wheel).toMatchObject({ boltSpacing: '5x139.7', offset: -10, material: null, inArchive: false })
    expect(wheel.url).toBe(`/media/product/${wheel.id}/front.avif`)
    expect(wheel.urls).toEqual([`/media/product/${wheel.id}/side.avif`])
    const { products } = await listProducts(queryFor('Wheel', { centralBoreDiameter: 108.5 }), 24)
    expect(products.map(({ id }) => id)).toContain(wheel.id)
    expect(await wheelCentralBores(15, '5x139.7', 7)).toContain(108.5)
  })

  test('a spacer is in its list at once', async () => {
    const spacer = await createProduct(aSpacer(), admin)
    const { products } = await listProducts(queryFor('Spacer', { thickness: 33 }), 24)
    expect(products.map(({ id }) => id)).toContain(spacer.id)
  })

  test('who entered it, and what, is on record', async () => {
    const wheel = await createProduct(aWheel(), admin)
    expect(await auditOf(wheel.id)).toEqual([
      {
        action: 'product.create',
        actor: admin.uid,
        before: null,
        after: expect.objectContaining({ price: 269.99, quantityInStock: 4, boltSpacing: '5x139.7' }),
      },
    ])
  })

  test('an uploaded picture that the shop does not have is refused, and nothing is written', async () => {
    const gone = `/media/photo/${'0'.repeat(32)}.avif`
    const entry = aWheel({ urls: [...pictures.urls, gone] })
    await expect(createProduct(entry, admin)).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ path: 'urls.1', code: 'picture_missing' }],
    })
    expect(await db().product.count({ where: { title: entry.title } })).toBe(0)
  })

  test('an uploaded picture that a product shows is kept', async () => {
    const hash = randomUUID().replaceAll('-', '')
    await db().uploadedPicture.create({ data: { hash, width: 800, height: 600, uploadedBy: admin.uid } })
    await createProduct(aWheel({ url: `/media/photo/${hash}.avif` }), admin)
    const picture = await db().uploadedPicture.findUniqueOrThrow({ where: { hash } })
    expect(picture.usedAt).not.toBeNull()
  })
})

describe('an edit', () => {
  test('changes what was entered, keeps the stock, and records only what differs', async () => {
    const tire = await aTire(5)
    const saved = await updateProduct(
      tire.id,
      edited(tire, { price: 499.5, icVc: '105T', loadIndex: null, speedIndex: null }),
      admin,
      versionOf(tire),
    )
    expect(saved).toMatchObject({ priceGrosze: 49_950, loadIndex: 105, speedIndex: 'T', quantityInStock: 5 })
    expect((await auditOf(tire.id)).at(-1)).toMatchObject({
      action: 'product.edit',
      before: { price: 549.99, icVc: '96Q', loadIndex: 96, speedIndex: 'Q' },
      after: { price: 499.5, icVc: '105T', loadIndex: 105, speedIndex: 'T' },
    })
    const prices = await db().priceChange.findMany({ where: { productId: tire.id } })
    expect(prices).toMatchObject([{ fromGrosze: 54999, toGrosze: 49950 }])
  })

  test('of what another administrator changed meanwhile is refused', async () => {
    const tire = await aTire(5)
    await updateProduct(tire.id, edited(tire, { price: 500 }), admin, versionOf(tire))
    await expect(
      updateProduct(tire.id, edited(tire, { title: 'Trakt Inna' }), admin, versionOf(tire)),
    ).rejects.toEqual(refused('product.changed'))
    expect(await existingProduct(tire.id)).toMatchObject({ title: tire.title, priceGrosze: 50_000 })
  })

  test('of ten at once from the same state saves one', async () => {
    const tire = await aTire(5)
    const saved = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        updateProduct(tire.id, edited(tire, { price: 100 + i }), admin, versionOf(tire)),
      ),
    )
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is not kept from being saved by a buyer who took a piece', async () => {
    const [tire, buyer] = [await aTire(5), aCustomer()]
    await fillCart(buyer, [[tire, 2]])
    await placeOrder(anOrderOf(buyer), buyer)
    const saved = await updateProduct(tire.id, edited(tire, { price: 500 }), admin, versionOf(tire))
    expect(saved).toMatchObject({ priceGrosze: 50_000, quantityInStock: 3 })
  })

  test('that changes nothing leaves no trace', async () => {
    const tire = await aTire(5)
    const before = await db().product.findUniqueOrThrow({ where: { id: tire.id } })
    await updateProduct(tire.id, edited(tire, {}), admin, versionOf(tire))
    expect(await db().product.findUniqueOrThrow({ where: { id: tire.id } })).toEqual(before)
    expect(await auditOf(tire.id)).toHaveLength(1)
  })

  test('never turns a tire into a wheel', async () => {
    const tire = await aTire(5)
    const { quantityInStock: _, inArchive: __, ...wheel } = aWheel()
    await expect(updateProduct(tire.id, wheel, admin)).rejects.toMatchObject({
      fields: [{ path: 'productType', code: 'unknown_value' }],
    })
  })

  test('of a product that does not exist is not found', async () => {
    const tire = await aTire(1)
    await expect(updateProduct(2_000_000_000, edited(tire, {}), admin)).rejects.toEqual(
      refused('product.not_found'),
    )
  })
})

describe('an archived product', () => {
  test('leaves list, finder and search, keeps its page, and comes back', async () => {
    const tire = await createProduct(
      NewProduct.parse({
        ...inPln(entryOf(await aTire(5))),
        productType: 'Tire',
        width: 777,
        quantityInStock: 1,
      }),
      admin,
    )
    expect(await tireWidths()).toContain(777)
    const listed = async () => (await listProducts(queryFor('Tire', { width: 777 }), 24)).total
    const found = async () =>
      (await searchTitles(tire.title, { page: 1, pageSize: 24 })).products.some(({ id }) => id === tire.id)
    await archiveProduct(tire.id, admin)
    await archiveProduct(tire.id, admin)
    expect([await listed(), (await tireWidths()).includes(777), await found()]).toEqual([0, false, false])
    expect(await existingProduct(tire.id)).toMatchObject({ inArchive: true })
    await restoreProduct(tire.id, admin)
    expect([await listed(), (await tireWidths()).includes(777), await found()]).toEqual([1, true, true])
    expect((await auditOf(tire.id)).map(({ action }) => action)).toEqual([
      'product.create',
      'product.archive',
      'product.restore',
    ])
  })
})

test('a draft is 404 to visitors, and out of sale in every call, until it is put on sale', async () => {
  const draft = await createProduct(aWheel({ status: 'draft' }), admin)
  expect(draft).toMatchObject({ status: 'draft', inArchive: true })
  await expect(existingProduct(draft.id)).rejects.toEqual(refused('product.not_found'))
  expect(await editedProduct(draft.id)).toMatchObject(draft)
  expect(await restoreProduct(draft.id, admin)).toMatchObject({ status: 'onSale', inArchive: false })
  expect(await existingProduct(draft.id)).toMatchObject({ id: draft.id })
  expect(await archiveProduct(draft.id, admin)).toMatchObject({ status: 'archived', inArchive: true })
  expect(await existingProduct(draft.id)).toMatchObject({ status: 'archived' })
})

test('what a call asks to begin in the archive is archived, no draft', async () => {
  expect((await createProduct(aWheel({ inArchive: true }), admin)).status).toBe('archived')
})

test('no two products have the same stock number', async () => {
  const sku = randomUUID()
  await createProduct(aWheel({ sku }), admin)
  const taken = { code: 'invalid', fields: [{ path: 'sku', code: 'sku_taken' }] }
  await expect(createProduct(aWheel({ sku }), admin)).rejects.toMatchObject(taken)
  const other = await createProduct(aWheel(), admin)
  await expect(updateProduct(other.id, edited(other, { sku }), admin)).rejects.toMatchObject(taken)
})

test('a new tire is put on sale, and stays there, only with its EPREL number', async () => {
  const entry = { ...inPln(entryOf(await aTire(1))), retread: false, quantityInStock: 1, status: 'draft' }
  const draft = await createProduct(NewProduct.parse(entry), admin)
  const missing = { code: 'invalid', fields: [{ path: 'eprelId', code: 'eprel_required' }] }
  await expect(restoreProduct(draft.id, admin)).rejects.toMatchObject(missing)
  await updateProduct(draft.id, edited(draft, { eprelId: '123456' }), admin)
  const onSale = await restoreProduct(draft.id, admin)
  await expect(updateProduct(draft.id, edited(onSale, { eprelId: null }), admin)).rejects.toMatchObject(
    missing,
  )
})

test('a product of another make, and a retread, are put on sale only with maker and approval', async () => {
  const refusedFor = (code: string, ...paths: string[]) => ({
    code: 'invalid',
    fields: paths.map((path) => ({ path, code })),
  })
  const wheel = await createProduct(aWheel({ status: 'draft', makerName: 'Obca Odlewnia' }), admin)
  const noMaker = refusedFor('maker_required', 'makerAddress', 'makerEmail')
  await expect(restoreProduct(wheel.id, admin)).rejects.toMatchObject(noMaker)
  const maker = { makerAddress: 'Hauptstraße 1, Berlin', makerEmail: 'a@b.example' }
  await updateProduct(wheel.id, edited(wheel, maker), admin)
  expect(await restoreProduct(wheel.id, admin)).toMatchObject({ status: 'onSale', ...maker })

  const { productType: _, ...entry } = { ...inPln(entryOf(await aTire(1))), quantityInStock: 1 }
  const called = NewTire.parse({ ...entry, approval: undefined, approvalNumber: undefined })
  const retread = await createProduct({ productType: 'Tire', ...called }, admin)
  expect(retread.status).toBe('onSale')
  const noApproval = refusedFor('approval_required', 'approval', 'approvalNumber')
  await expect(updateProduct(retread.id, edited(retread, { inf: 'Nowy' }), admin)).rejects.toMatchObject(
    noApproval,
  )
  await archiveProduct(retread.id, admin)
  await expect(restoreProduct(retread.id, admin)).rejects.toMatchObject(noApproval)
  const approval = { approval: 'R108', approvalNumber: '108R-004404' }
  await updateProduct(retread.id, edited(retread, approval), admin)
  expect(await restoreProduct(retread.id, admin)).toMatchObject({ status: 'onSale', ...approval })
})

test('a tire that is said to be a retread after all loses the EU label that was entered for it', async () => {
  const label = { labelFuel: 'C', labelWet: 'B', noiseDb: 72, noiseClass: 'B', eprelId: '123456' }
  const entry = { ...inPln(entryOf(await aTire(1))), ...label, retread: false, quantityInStock: 1 }
  const tire = await createProduct(NewProduct.parse(entry), admin)
  expect(tire).toMatchObject(label)
  const retread = await updateProduct(tire.id, edited(tire, { retread: true }), admin)
  expect(retread).toMatchObject({ retread: true, labelFuel: null, noiseDb: null, eprelId: null })
})
