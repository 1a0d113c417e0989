import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { readTargets } from '@/fuzz/routes'
import { areas, can, type Role, roles } from '@/lib/platform/identity/roles'
import * as session from '@/lib/platform/identity/session/session'
import { setUpDemo } from '@/lib/platform/runtime/testing'
import { PROJECT_ROOT } from '@/local/project'

setUpDemo({ DATABASE_URL: 'postgresql://shop@127.0.0.1:1/shop' })
const callerOf = vi.spyOn(session, 'callerOf')
afterAll(() => callerOf.mockRestore())

/** Loading all handlers takes time. */
const LOADING_MS = 60_000

const callAs = (role: Role | undefined) =>
  callerOf.mockResolvedValue({
    user: { uid: 'me', name: 'Me', email: 'me@x.pl', isAdmin: role !== undefined, ...(role ? { role } : {}) },
    by: 'token',
  })

test(
  'every call of the administration refuses each role that its area is not open to',
  async () => {
    const calls = (await readTargets()).filter(({ kind }) => kind === 'call')
    const guarded = calls.flatMap(({ name, method, address, description }) => {
      const area = areas.find((each) => each === description?.user)
      if (address.startsWith('/api/admin/')) expect([name, area]).not.toEqual([name, undefined])
      const use: 'see' | 'change' = method === 'GET' && description?.needs === undefined ? 'see' : 'change'
      return area ? [{ name, method, address, area, use }] : []
    })
    // files with the data of customers
    expect(
      guarded.flatMap(({ name, method, use }) => (method === 'GET' && use === 'change' ? [name] : [])),
    ).toEqual([
      'GET /api/admin/customers/[uid]/export',
      'GET /api/admin/invoices/export',
      'GET /api/admin/orders/couriers',
      'GET /api/admin/orders/export',
    ])
    expect(guarded.length).toBeGreaterThan(50)
    for (const { name, method, address, area, use } of guarded) {
      const module = await import(join(PROJECT_ROOT, 'app', address, 'route.ts'))
      for (const role of [undefined, ...roles].filter((each) => !can(each, use, area))) {
        callAs(role)
        const request = new Request(`https://trakt.example${address}`, {
          method,
          headers: { authorization: 'Bearer t' },
        })
        const answer: Response = await module[method](request, { params: Promise.resolve({}) })
        expect([name, role, answer.status]).toEqual([name, role, 403])
      }
    }
  },
  LOADING_MS,
)

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://127.0.0.1:3000' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]

test(
  'every write but webhooks and the one click of mail programs is refused to pages of other sites',
  async () => {
    const writes = (await readTargets()).filter(({ kind, method }) => kind !== 'page' && method !== 'GET')
    expect(writes.length).toBeGreaterThan(60)
    const open = writes.filter(({ description }) => description?.crossSite)
    expect(open.map(({ name, description }) => `${name}: ${description?.crossSite}`)).toEqual([
      'POST /api/stock-alerts/[key]: one-click',
      'POST /api/webhooks/paypal: webhook',
    ])
    const guarded = writes.filter((each) => !open.includes(each))
    // answers 404 to everything
    expect(new Set(guarded.filter((each) => !each.description).map(({ address }) => address))).toEqual(
      new Set(['/api/[[...path]]']),
    )
    for (const { name, method, address } of guarded.filter((each) => each.description)) {
      const module = await import(join(PROJECT_ROOT, 'app', address, 'route.ts'))
      for (const headers of FOREIGN) {
        const request = new Request(`http://127.0.0.1:3000${address}`, { method, headers })
        const answer: Response = await module[method](request, { params: Promise.resolve({}) })
        expect([name, answer.status, (await answer.json()).code]).toEqual([name, 403, 'csrf'])
      }
    }
  },
  LOADING_MS,
)
