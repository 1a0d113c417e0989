import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { aTire } from '@/lib/sales/orders/testing'
import { sitemapFiles, sitemapPages, vehicleSitemapPages } from './queries'
import { fileNumberOf, IDS_PER_FILE, type ListedKind } from './sitemap'

async function pathsOf(kind: ListedKind, number: number) {
  const paths: string[] = []
  for await (const pages of sitemapPages(kind, number)) paths.push(...pages.map(({ path }) => path))
  return paths
}

test('a tire on sale is in the file of its id, an archived one in none', async () => {
  const [sold, archived] = [await aTire(3), await aTire(3, { inArchive: true })]
  const paths = await pathsOf('products', fileNumberOf(sold.id))
  expect(paths).toContain(`/tireDetail/${sold.id}`)
  expect(paths).not.toContain(`/tireDetail/${archived.id}`)
  expect(new Set(paths).size).toBe(paths.length)
})

test('every vehicle and every make is in the sitemap once', async () => {
  const paths = (await vehicleSitemapPages()).map(({ path }) => path)
  expect(paths).toContain('/car/suzuki/jimny-jb74')
  expect(paths.filter((path) => path === '/car/suzuki')).toHaveLength(1)
  const makes = await db().vehicle.groupBy({ by: ['make'] })
  expect(paths).toHaveLength((await db().vehicle.count()) + makes.length)
  expect(new Set(paths).size).toBe(paths.length)
})

test('more than one read is needed for a long file, and no product is lost between them', async () => {
  const first = 40 * IDS_PER_FILE + 1
  await db().$executeRaw`
    INSERT INTO product (id, product_type, title, price_grosze, quantity_in_stock, bolt_pattern, thickness)
    SELECT ${first}::int + n, 'Spacer', 'Dystans ' || n, 10000, 5, '5x139.7', 30 FROM generate_series(0, 2499) n`
  const paths = await pathsOf('products', 41)
  expect(paths).toHaveLength(2_500)
  expect(paths.at(0)).toBe(`/spacerDetail/${first}`)
  expect(paths.at(-1)).toBe(`/spacerDetail/${first + 2_499}`)
  await expect(pathsOf('products', 42)).rejects.toMatchObject({ code: 'not_found' })
})

test('the index names the files that have pages, and skips those that have none', async () => {
  const id = 90 * IDS_PER_FILE
  const createdDate = new Date('2026-11-09T10:00:00Z')
  await db().news.create({ data: { id, title: 'Kolce', description: '', createdDate } })
  const { news } = await sitemapFiles()
  expect(news).toContainEqual({ number: 90, changed: createdDate })
  expect(news.map(({ number }) => number)).not.toContain(89)
  expect(await pathsOf('news', 90)).toEqual([`/news/${id}`])
})
