import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { GET as catalogue } from '@/app/api/admin/catalogue/export/route'
import { GET as dossier } from '@/app/api/admin/customers/[uid]/export/route'
import { GET as invoices } from '@/app/api/admin/invoices/export/route'
import { GET as couriers } from '@/app/api/admin/orders/couriers/route'
import { GET as orders } from '@/app/api/admin/orders/export/route'
import { GET as reports } from '@/app/api/admin/reports/route'
import { GET as vehicles } from '@/app/api/admin/vehicles/export/route'
import { customer } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import type { Role } from '@/lib/platform/identity/roles'
import * as session from '@/lib/platform/identity/session/session'
import { ownersToldMail } from '@/lib/shop/staff/owner-mails'
import { wordsOf } from '@/lib/shop/texts/translator'

// other tests have owners by claim in the same emulator
const provider = vi.spyOn(identityProvider(), 'listUsers').mockResolvedValue({ users: [] })
afterAll(() => provider.mockRestore())

const as = (role: Role) =>
  vi.spyOn(session, 'callerOf').mockResolvedValue({
    user: { uid: `uid-${role}`, name: 'Piotr', email: 'piotr@trakt.example', isAdmin: true, role },
    by: 'token',
  })
const get = (route: typeof orders, search = '', params: Record<string, string> = {}) =>
  route(new Request(`https://trakt.example/api?${search}`, { headers: { authorization: 'Bearer t' } }), {
    params: Promise.resolve(params),
  })
const entries = () => db().auditEntry.count({ where: { action: { startsWith: 'export.' } } })
const told = () => db().outbox.count({ where: { topic: 'owners.told' } })

/** Handlers that answer a file and leave no entry, with the reason. */
const unrecorded: Record<string, string> = {
  'account/export': 'the own data of who asks',
  'track/invoice': 'one invoice, at its order’s own address',
  'tires/orders/[id]/export': 'one order, of its buyer or as its page shows it',
  'invoices/[id]': 'one invoice, of its buyer or as its order shows it',
  'invoices/notes/[id]': 'one debit note, of its buyer or as its order shows it',
  'admin/invoices/[id]/ksef': 'one invoice, as the list shows it',
  'admin/invoices/[id]/upo': 'the receipt of one invoice, as the list shows it',
  'complaints/pictures/[id]': 'one picture, shown on the page of its complaint',
  'complaints/receipt': 'what the same person has just sent',
  'withdrawal/receipt': 'what the same person has just sent',
  'admin/catalogue/template': 'columns without rows',
  'admin/import/[id]/report': 'what the same person has just sent',
}

test('every call that answers a file records it in the audit, or is named with the reason', () => {
  const modules = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
    .map((file) => `lib/${file}`)
  const sends = (text: string) => text.includes("'content-disposition'")
  const isTable = (file: string) => /calls\.ts$/.test(file)
  const senders = modules
    .filter((file) => !isTable(file) && sends(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/\.tsx?$/, ''))
  expect(senders).toContain('lib/platform/csv/write')
  const found = modules.filter(isTable).flatMap((file) => {
    const [head = '', ...calls] = readFileSync(file, 'utf8').split(/^ {2}(?=call\()/m)
    const imported = [...head.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)].flatMap(
      ([, names = '', source = '']) => {
        const path = source.startsWith('@/') ? source.slice(2) : join(dirname(file), source)
        return senders.includes(path) ? names.split(',').map((name) => name.trim()) : []
      },
    )
    const isSending = (text: string) =>
      sends(text) || imported.some((name) => new RegExp(`\\b${name}\\b`).test(text))
    return calls.filter(isSending)
  })
  expect(found.length).toBeGreaterThan(10)
  const silent = found.filter((text) => !/recordExport\(|exportCustomer\(/.test(text))
  expect(silent.map((text) => /'[A-Z]+ \/api\/([^']+)'/.exec(text)?.[1]).sort()).toEqual(
    Object.keys(unrecorded).sort(),
  )
})

test.each([
  ['orders', orders, 'status=Sent&search=Kowalski', 'orders'],
  ['couriers', couriers, '', 'couriers'],
  ['couriers', couriers, 'picked=yes&order=AAAAA-AAAAA+Pending', 'couriers'],
  ['invoices', invoices, 'month=2026-11', '2026-11'],
  ['reports', reports, 'from=2026-11-01&to=2026-11-02&step=day&basis=placed&by=period', 'reports'],
  ['products', catalogue, 'type=Tire&state=all', 'Tire'],
  ['vehicles', vehicles, '', 'vehicles'],
] as const)(
  'a file of %s leaves one entry with who, how many rows and which filter',
  async (kind, route, search, id) => {
    const caller = as('owner')
    const before = await entries()
    const answer = await get(route, search)
    caller.mockRestore()
    expect(answer.status).toBe(200)
    const rows = (await answer.text()).trim().split('\r\n').length - 1
    expect(await entries()).toBe(before + 1)
    const entry = await db().auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(entry).toMatchObject({ action: `export.${kind}`, actor: 'uid-owner', subjectId: id })
    expect(JSON.stringify(entry.after)).not.toContain('Kowalski')
    if (kind !== 'products' && !search.includes('picked')) expect(entry.after).toMatchObject({ rows })
  },
)

test.each([
  ['orders', orders, ''],
  ['couriers', couriers, ''],
  ['picked couriers', couriers, 'picked=yes&order=AAAAA-AAAAA+Pending'],
  ['invoices', invoices, 'month=2026-11'],
] as const)('who only looks takes no file of %s away, and leaves no entry', async (_, route, search) => {
  const caller = as('readOnly')
  const before = await entries()
  const answer = await get(route, search)
  caller.mockRestore()
  expect(answer.status).toBe(403)
  expect(await entries()).toBe(before)
})

test.each([
  ['orders', orders, ''],
  ['couriers', couriers, ''],
  ['tire-all', catalogue, 'type=Tire&state=all'],
  ['vehicles', vehicles, ''],
] as const)(
  'a file of %s that is saved after midnight carries the day of the shop',
  async (name, route, search) => {
    const caller = as('owner')
    // 00:30 in Warsaw
    vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z'), toFake: ['Date'] })
    try {
      const answer = await get(route, search)
      expect(answer.headers.get('content-disposition')).toContain(`${name}-2026-11-22.csv`)
      await answer.text()
    } finally {
      vi.useRealTimers()
      caller.mockRestore()
    }
  },
)

test.each([
  ['orders', orders, ['', 'status=Pending']],
  ['invoices', invoices, ['month=2026-10', 'month=2026-11']],
  [
    'reports',
    reports,
    ['period', 'product'].map((by) => `from=2026-11-01&to=2026-11-02&step=day&basis=placed&by=${by}`),
  ],
  ['products', catalogue, ['type=Tire&state=all', 'type=Wheel&state=all']],
  ['vehicles', vehicles, ['', '']],
] as const)(
  'owners hear of a file of %s once a day from each person, whatever it was narrowed to',
  async (kind, route, searches) => {
    await db().outbox.deleteMany({ where: { topic: 'owners.told' } })
    const caller = as('owner')
    for (const search of searches) await (await get(route, search)).text()
    caller.mockRestore()
    expect(await told()).toBe(1)
    const { payload } = await db().outbox.findFirstOrThrow({ where: { topic: 'owners.told' } })
    const mail = await ownersToldMail(payload)
    expect(mail?.text).toContain(wordsOf('pl')(`audit.actions.export.${kind}`))
    expect(mail?.subject).toContain(['orders', 'invoices'].includes(kind) ? 'dane osobowe' : 'plik')
  },
)

test('owners hear nothing of the file that a day of packing needs', async () => {
  const before = await told()
  const caller = as('orders')
  await get(couriers, 'picked=yes&order=AAAAA-AAAAA+Pending')
  caller.mockRestore()
  expect(await told()).toBe(before)
})

test('all of a customer goes to who may change the area, with an entry and a mail to the owners, and never of the staff', async () => {
  const jan = await customer()
  const owner = await customer()
  await db().staffMember.create({ data: { uid: owner.uid, email: owner.email, role: 'owner' } })
  const looking = as('readOnly')
  expect((await get(dossier, '', { uid: jan.uid })).status).toBe(403)
  looking.mockRestore()
  const caller = as('orders')
  const before = await entries()
  expect((await get(dossier, '', { uid: owner.uid })).status).toBe(409)
  expect(await entries()).toBe(before)
  const toldBefore = await told()
  expect((await get(dossier, '', { uid: jan.uid })).status).toBe(200)
  const piotr = await customer()
  expect((await get(dossier, '', { uid: piotr.uid })).status).toBe(200)
  caller.mockRestore()
  expect(await entries()).toBe(before + 2)
  // one mail an hour: the rest stands in the audit
  expect(await told()).toBe(toldBefore + 1)
  const { payload } = await db().outbox.findFirstOrThrow({
    where: { topic: 'owners.told' },
    orderBy: { id: 'desc' },
  })
  const mail = await ownersToldMail(payload)
  expect(mail).toMatchObject({ to: owner.email })
  expect(mail?.text).toContain(jan.uid)
  expect(mail?.text).not.toContain(jan.email)
})
