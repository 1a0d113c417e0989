import { expect, test } from 'vitest'
import { NewProduct } from '@/lib/assortment/products/entry'
import { createProduct } from '@/lib/assortment/products/service'
import { clearUnusedPictures } from '@/lib/media/uploads/picture-use.service'
import { aDayAgo, files, hashOf, upload } from '@/lib/media/uploads/testing'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { check, runImport } from './testing'

const aSpacer = (url: string, urls = ['/media/b.avif']) =>
  createProduct(
    NewProduct.parse({
      productType: 'Spacer',
      title: 'Dystans ze zdjęciem',
      url,
      urls,
      price: 99,
      quantityInStock: 1,
      boltDistance: '5x139.7',
      thickness: 30,
    }),
    anAdministrator,
  )

test('an import frees the pictures that it replaces, except those that another product shows', async () => {
  const [replaced, shared, added] = [
    await upload('#112233'),
    await upload('#445566'),
    await upload('#778899'),
  ]
  const { id } = await aSpacer(replaced.url, [shared.url])
  await aSpacer(shared.url)
  const job = await check(`id;url;urls\n${id};${added.url};/media/b.avif`, 'Spacer')
  expect(job).toMatchObject({ changed: 1, refused: 0 })
  expect(await runImport(job.id)).toMatchObject({ state: 'imported' })
  for (const { url } of [replaced, shared, added]) await aDayAgo(url)
  await clearUnusedPictures()
  const remaining = await files()
  expect([replaced, shared, added].map(({ url }) => remaining.includes(hashOf(url)))).toEqual([
    false,
    true,
    true,
  ])
})
