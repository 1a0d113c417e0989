import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { namesNothing, things } from './existing-things'

const ADMIN = 'app/[locale]/(admin)/admin'

test('every page of the administration about one thing is answered 404 for a thing that does not exist', async () => {
  const dynamic = readdirSync(ADMIN, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\[[^/]*$/.test(path),
  )
  expect(dynamic.map((path) => path.replace(/\/\[\w+\]$/, '')).sort()).toEqual(Object.keys(things).sort())
  // an account that nobody ordered with is asked for at the provider
  const unknown = Object.keys(things).filter((kind) => kind !== 'customers')
  for (const kind of unknown) expect(await namesNothing(`/admin/${kind}/999999`), kind).toBe(true)
  expect(await namesNothing('/admin/customers/no%20account')).toBe(true)
})

test('lists, pages with a name and things that exist are not answered 404', async () => {
  const { id } = await db().vehicle.findFirstOrThrow()
  const paths = [
    '/admin/vehicles',
    '/admin/vehicles/gaps',
    '/admin/vehicles/new',
    '/admin/customers/erasure',
    '/admin/dashboard',
    `/admin/vehicles/${id}`,
  ]
  for (const path of paths) expect(await namesNothing(path), path).toBe(false)
})
