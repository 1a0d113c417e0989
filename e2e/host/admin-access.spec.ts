import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { type Access, type Cell, readCalls } from '../support/access'
import { type Account, createBuyer, createTire, origin, signInAsAdministrator } from '../support/api'
import { signInCaller } from '../support/callers'
import { forged, spellings } from '../support/evasions'
import { createAdministrator, orderProducts, revoke } from '../support/orders'
import { type RawAnswer, sendRaw } from '../support/raw-request'
import { isLong } from '../support/words'

// These values must never leave the administration: an order in which every text is unique.
const mark = randomUUID().slice(0, 8)
const secrets = {
  firstAndLastName: `Zofia Tajna-${mark}`,
  address: `ul. Ukryta ${mark} 4`,
  city: `Skrytowo ${mark}`,
}
let orderId = ''
let victim: Account
let cells: Cell[] = []

type Person = { name: string; cookie: Record<string, string>; bearer: Record<string, string> }
let visitor: Person
let customer: Person
let revoked: Person
let administrator: Person

const personOf = async (name: string, account: Account): Promise<Person> => ({
  name,
  ...(await signInCaller(account)),
})

test.beforeAll(async () => {
  cells = await readCalls()
  victim = await createBuyer()
  orderId = (await orderProducts(victim, [await createTire(3)], { more: secrets })).id
  visitor = { name: 'a visitor', cookie: {}, bearer: {} }
  customer = await personOf('a customer', await createBuyer())
  const former = await createAdministrator()
  revoked = await personOf('a former administrator', former)
  await revoke(former)
  administrator = await personOf('an administrator', await signInAsAdministrator())
})

/** The route files below a folder, as Next's addresses. */
const routesBelow = (folder: string, file: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => file.test(path))
    .map((path) => `/${path.replace(/(^|\/)[^/]+$/, '')}`)
    .sort()

const pages = routesBelow('app/[locale]/(admin)', /(^|\/)page\.tsx$/).map(withRealIds)
const handlers = routesBelow('app/api', /(^|\/)route\.ts$/).map((path) => `/api${path === '/' ? '' : path}`)

/** The pages that show orders get all checks; the others use the same guard. */
const exemplary = ['/admin', '/admin/order/{order}']

/** The address with its parameters replaced by existing ids. */
function withRealIds(path: string): string {
  return path
    .replace(/order\/\[id\]|orders\/\[id\]/, (found) => found.replace('[id]', '{order}'))
    .replace('[userId]', '{victim}')
    .replace('[product]', 'product_id=1')
    .replace('[quantity]', 'quantity=1')
    .replace(/\[[^\]]+\]/g, '1')
}
const real = (path: string) => path.replace('{order}', orderId).replace('{victim}', victim.uid)

function expectNothingOf(answer: RawAnswer, about: string) {
  const text = `${JSON.stringify(answer.headers)}${answer.body}`
  for (const secret of Object.values(secrets))
    expect(text.includes(secret), `${about} tells ${secret}`).toBe(false)
}

/** Checks that the address answers, or redirects to, the sign-in page or a 404. */
async function expectRefusedPage(person: Person, method: string, path: string, headers = {}): Promise<void> {
  let at = path
  for (let hops = 0; hops < 5; hops++) {
    const about = `${person.name}: ${method} ${at} ${JSON.stringify(headers)}`
    const answer = await sendRaw(method, at, { ...person.cookie, ...headers })
    expectNothingOf(answer, about)
    const { location } = answer.headers
    // A cache must not store a refusal either: it would serve it to the next person.
    if (/^(\/(en|ru))?\/(admin|create)(\/[\w/-]*)?(\?|$)/.test(at))
      expect(answer.headers['cache-control'] ?? 'no-store', about).toMatch(/no-store/)
    if (answer.status >= 300 && answer.status < 400 && location) {
      const target = new URL(location, origin)
      expect(target.host, about).toBe(new URL(origin).host)
      if (/^(\/(en|ru))?\/(signIn|login)$/.test(target.pathname)) return
      at = target.pathname + target.search
      continue
    }
    if (method === 'OPTIONS' && answer.status === 204) return
    // The RSC payload always has status 200; the redirect or the 404 is inside it.
    if (answer.status === 200 && answer.headers['content-type']?.startsWith('text/x-component')) {
      if (!at.includes(orderId)) expect(answer.body, about).not.toContain(orderId)
      return
    }
    expect([400, 401, 403, 404, 405, 501], `${about} is ${answer.status}`).toContain(answer.status)
    return
  }
  throw new Error(`${path} leads round and round`)
}

/** Runs checks in parallel, as many as the shop answers at once. */
async function all(checks: (() => Promise<void>)[]): Promise<void> {
  const queue = [...checks]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next()
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

test('the administrator sees what everybody else must not', async () => {
  for (const path of ['/admin', '/en/admin', `/ru/admin/order/${orderId}`]) {
    const answer = await sendRaw('GET', path, administrator.cookie)
    expect([answer.status, answer.body.includes(secrets.firstAndLastName)], path).toEqual([200, true])
  }
  const orders = await sendRaw('GET', '/api/tires/orders', administrator.bearer)
  expect(orders.body).toContain(secrets.firstAndLastName)
  const file = await sendRaw('GET', '/api/admin/orders/export', administrator.cookie)
  expect(file.body).toContain(secrets.firstAndLastName)
})

test('what does not exist is answered 404 to the administrator too, with the way back to its list', async () => {
  const missing = [
    ['/admin/order/AAAAA-BBBBB', '/admin'],
    ['/en/admin/order/AAAAA-BBBBB/packing', '/en/admin'],
    ['/admin/products/2147483647', '/admin/products'],
    ['/ru/admin/products/wheel', '/ru/admin/products'],
    ['/admin/news/2147483647', '/admin/news'],
    ['/en/admin/import/2147483648', '/en/admin/import'],
  ] as const
  await all(
    missing.map(([path, list]) => async () => {
      const { status, headers, body } = await sendRaw('GET', path, administrator.cookie)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'private, no-store'])
      expect(body).toContain(`<a href="${list}">`)
    }),
  )
})

test('no page of the area opens to others, in any language, by any method or forged header', async () => {
  expect(pages.length).toBeGreaterThan(4)
  const checks = pages.flatMap((page) =>
    ['', '/en', '/ru'].flatMap((prefix) =>
      // The guard knows no language: in the others a short run sends the customer alone.
      (prefix === '' || isLong ? [visitor, customer, revoked] : [customer]).flatMap((person) => {
        // Every page is requested in every language; all forgeries are tried on the pages with orders only.
        const thorough = prefix === '' && exemplary.includes(page)
        const path = prefix + real(page)
        const methods = thorough ? ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE'] : ['GET']
        const headers = thorough ? forged : []
        return [
          ...methods.map((method) => () => expectRefusedPage(person, method, path)),
          ...headers.map((header) => () => expectRefusedPage(person, 'GET', path, header)),
          ...(thorough
            ? [() => expectRefusedPage(person, 'POST', path, { 'next-action': '7f'.repeat(20), origin })]
            : []),
        ]
      }),
    ),
  )
  await all(checks)
})

test('no spelling of an address leads past the access check', async () => {
  const paths = ['/admin', `/admin/order/${orderId}`, `/en/admin/order/${orderId}`, '/create']
  await all(
    // That the check itself knows all three is shown above.
    (isLong ? [visitor, customer, revoked] : [customer]).flatMap((person) =>
      paths.flatMap((path) =>
        spellings(path).flatMap((spelling) => [
          () => expectRefusedPage(person, 'GET', spelling),
          () => expectRefusedPage(person, 'GET', spelling, { rsc: '1' }),
        ]),
      ),
    ),
  )
})

test('every call of the API is written down with who may make it', async () => {
  const methodsByRoute = await Promise.all(
    handlers
      .filter((path) => !path.includes('[...'))
      .map(async (path) => {
        const { headers } = await sendRaw('OPTIONS', real(withRealIds(path)))
        const methods = (headers.allow ?? '')
          .split(', ')
          .filter((name) => !['HEAD', 'OPTIONS', ''].includes(name))
        return [path, methods.sort()] as const
      }),
  )
  const described = handlers
    .filter((path) => !path.includes('[...'))
    .map((path) => {
      const methods = cells.filter(({ address }) => address === path).map(({ method }) => method)
      return [path, methods.sort()] as const
    })
  expect(methodsByRoute).toEqual(described)
})

/** The statuses that refuse this person; null when the person may make the call. */
function refusalOf(person: Person, allowed: Access, path: string): number[] | null {
  if (allowed === 'anyone') return null
  if (person === customer) {
    if (allowed !== 'own') return [403]
    return /\{victim\}|\{order\}/.test(path) ? [403, 404] : null
  }
  return [401]
}

test('no call answers to whom it is not for, and none tells a stranger of an order', async () => {
  const checks = cells.flatMap(({ address: route, method, allowed }) =>
    [visitor, customer, revoked].flatMap((person) => {
      const path = withRealIds(route)
      const refusal = refusalOf(person, allowed, path)
      // The demo's outbox shows all mails on purpose; it does not exist outside the demo.
      const harmless = method === 'GET' && !route.startsWith('/api/demo/')
      if (!refusal && !harmless) return []
      // That others are refused everywhere is shown by access-matrix.spec.ts; here it is tried in more ways.
      if (refusal && !/order/.test(route) && !isLong) return []
      const check = (verb: string, at: string, headers: Record<string, string>) => async () => {
        const about = `${person.name}: ${verb} ${at} ${JSON.stringify(Object.keys(headers))}`
        let answer = await sendRaw(verb, at, headers)
        expectNothingOf(answer, about)
        const { location } = answer.headers
        // Next redirects a request for RSC data without its checksum to the same address with one.
        if (headers.rsc && answer.status === 307 && location?.startsWith(`${at}?_rsc`)) {
          answer = await sendRaw(verb, location, headers)
          expectNothingOf(answer, about)
        }
        // An invalid token or cookie counts as nobody's.
        const nobody =
          headers.authorization === 'Bearer x' ||
          (headers.cookie ?? person.cookie.cookie) !== person.cookie.cookie
        const expected = refusal && nobody ? [401] : refusal
        if (expected) expect(expected, `${about} is ${answer.status}`).toContain(answer.status)
      }
      const at = real(path)
      const credentials = { ...person.bearer, origin }
      const byCookie = { ...person.cookie, origin }
      return [
        check(method, at, credentials),
        ...(refusal ? [check(method, at, byCookie)] : []),
        ...(refusal && method === 'GET' ? [check('HEAD', at, credentials)] : []),
        ...(refusal && allowed !== 'own' && /orders/.test(route)
          ? (method === 'GET' ? forged : forged.slice(0, 4)).map((header) =>
              check(method, at, { ...byCookie, ...header }),
            )
          : []),
      ]
    }),
  )
  await all(checks)
})

test('no other spelling or method of a call reaches the orders', async () => {
  const paths = ['/api/tires/orders', `/api/tires/orders/${orderId}`, '/api/admin/orders/export']
  await all(
    (isLong ? [visitor, customer, revoked] : [customer]).flatMap((person) =>
      paths.flatMap((path) => [
        ...[...spellings(path), `${path}?page=1&page=2`].map((spelling) => async () => {
          const answer = await sendRaw('GET', spelling, person.bearer)
          expectNothingOf(answer, `${person.name}: ${spelling}`)
          expect(answer.status, `${person.name}: ${spelling}`).not.toBe(500)
        }),
        ...['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].map((method) => async () => {
          const answer = await sendRaw(method, path, { ...person.bearer, 'x-http-method-override': 'GET' })
          expectNothingOf(answer, `${person.name}: ${method} ${path}`)
          expect(answer.status, `${person.name}: ${method} ${path}`).toBeGreaterThanOrEqual(400)
        }),
      ]),
    ),
  )
})
