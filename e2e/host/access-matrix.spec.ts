import { readdirSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { adminHome, mayOpen } from '@/lib/platform/identity/admin-pages'
import { areas, can, type Role, roles } from '@/lib/platform/identity/roles'
import { type Access, type Cell, pageAccess, readCalls } from '../support/access'
import { askPatiently, createTire, origin } from '../support/api'
import {
  bearing,
  type Caller,
  type CallerName,
  type Callers,
  callerNames,
  createCaller,
  createCallers,
  createForgedTokens,
  createMember,
  signInCaller,
} from '../support/callers'
import { orderProducts } from '../support/orders'
import { forEach } from '../support/page-head'
import { type RawAnswer, sendRaw } from '../support/raw-request'
import { at, isLong, languages, walkedIn } from '../support/words'

// Every caller makes every call and requests every page. The expected answers follow from the table of calls, and from
// e2e/support/access.ts for pages. Other tests compare both with the file system. Where several
// proofs of one caller meet the same guard, and where a call or a page is for anyone, a short run takes them in turn and a long one
// all.

/** One of many, another one at each turn; all in a long run. */
const inTurn = <T>(all: readonly T[], turn: number): T[] =>
  isLong ? [...all] : all.filter((_, i) => i === turn % all.length)

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const UNKNOWN_ID = '2147483647'

let callers: Callers
let members: [role: Role, caller: Caller][] = []
let forged: [why: string, caller: Caller][] = []
let orderId = ''
let cells: Cell[] = []

test.beforeAll(async () => {
  callers = await createCallers()
  cells = await readCalls()
  expect(cells.length).toBeGreaterThan(150)
  members = await Promise.all(
    roles.map(async (role) => [role, await signInCaller(await createMember(role))] as const),
  )
  forged = Object.entries(await createForgedTokens()).map(([why, token]) => [why, bearing('', token)])
  const { account } = callers.customer
  if (!account) throw new Error('the customer has an account')
  orderId = (await orderProducts(account, [await createTire(3)])).id
})

/** The address with its parameters replaced by ids of the customer's own data. */
const withRealIds = (address: string): string =>
  address
    .replace(/(orders?)\/\[id\]/, (_, name) => `${name}/${orderId}`)
    .replace('[userId]', callers.customer.uid)
    .replace('[product]', `product_id=${UNKNOWN_ID}`)
    .replace('[quantity]', 'quantity=1')
    .replace(/\[[^\]]+\]/g, UNKNOWN_ID)

/** What a caller gets: past the guard, or the status of the refusal. */
type Outcome = 'passed' | 401 | 403 | 404
const isSignedIn = (name: CallerName) => !['visitor', 'revoked', 'forged'].includes(name)

function outcomeOf(name: CallerName, allowed: Access, address: string): Outcome {
  if (allowed === 'anyone') return 'passed'
  if (!isSignedIn(name)) return 401
  if (allowed !== 'own') return name === 'administrator' ? 'passed' : 403
  if (name === 'customer') return 'passed'
  if (address.includes('[userId]')) return 403
  if (/orders\/\[id\](\/export)?$/.test(address)) return name === 'administrator' ? 'passed' : 404
  return 'passed'
}

function expectOutcome(outcome: Outcome, { status, headers }: RawAnswer, about: string) {
  if (outcome !== 'passed') return expect(status, about).toBe(outcome)
  // The body is empty, so a call that passes the guard fails its validation.
  expect(status < 500 && ![401, 403, 405].includes(status), `${about} is ${status}`).toBe(true)
  expect(headers['x-request-id'], about).toBeTruthy()
}

function ask(method: string, path: string, headers: Record<string, string>): Promise<RawAnswer> {
  const send = () =>
    method === 'GET'
      ? sendRaw(method, path, headers)
      : sendRaw(method, path, { 'content-type': 'application/json', ...headers }, '{}')
  return askPatiently(send)
}

const endsSessions = ({ method, address }: Cell) => method === 'DELETE' && address.includes('session')

test('every call is answered to every caller as the list of who may make it says, by token and by cookie', async () => {
  const known = callerNames.filter((name) => name !== 'forged')
  for (const name of known) {
    await forEach([...cells.entries()], async ([turn, cell]) => {
      const { method, address, allowed } = cell
      if (allowed === 'anyone' && !inTurn(known, turn).includes(name)) return
      // Calls that are open to anyone but ask who is calling also refuse an invalid token.
      const isRefusedAnyway = name === 'revoked' && allowed === 'anyone'
      const kinds = inTurn(['bearer', 'cookie'] as const, turn + callerNames.indexOf(name))
      for (const kind of isRefusedAnyway ? (['cookie'] as const) : kinds) {
        const caller = endsSessions(cell) && isSignedIn(name) ? await createCaller(name) : callers[name]
        const proof = caller[kind]
        const about = `${name}: ${method} ${address} by ${Object.keys(proof)[0] ?? 'nothing'}`
        const answer = await ask(method, withRealIds(address), { origin, ...proof })
        expectOutcome(outcomeOf(name, allowed, address), answer, about)
      }
    })
  }
})

test('every call of the administration is answered to the roles that its area is open to, and refused to the others', async () => {
  const guarded = cells.flatMap((cell) => {
    const area = areas.find((each) => each === cell.allowed)
    return area ? [{ ...cell, area }] : []
  })
  await forEach(
    guarded.flatMap((cell) => members.map(([role, { cookie }]) => ({ ...cell, role, cookie }))),
    async ({ method, address, area, use, role, cookie }) => {
      const answer = await ask(method, withRealIds(address), { origin, ...cookie })
      const passes = can(role, use, area)
      expectOutcome(passes ? 'passed' : 403, answer, `${role}: ${method} ${address}`)
    },
  )
})

test('no forged token makes a call that is not for anyone', async () => {
  const guarded = cells.filter(({ allowed }) => allowed !== 'anyone')
  await forEach([...guarded.entries()], async ([turn, { method, address }]) => {
    for (const [why, { bearer, cookie }] of inTurn(forged, turn))
      for (const proof of [bearer, cookie]) {
        const answer = await ask(method, withRealIds(address), { origin, ...proof })
        expect(answer.status, `${why}: ${method} ${address}`).toBe(401)
      }
  })
})

test('no page of another site writes with a cookie that the browser sends along', async () => {
  const writes = cells.filter(({ method, allowed }) => method !== 'GET' && allowed !== 'anyone')
  const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]
  await forEach(writes, async ({ method, address }) => {
    for (const from of elsewhere) {
      const { cookie } = callers.administrator
      const answer = await ask(method, withRealIds(address), { ...cookie, ...from })
      expect([answer.status, JSON.parse(answer.body).code], `${method} ${address}`).toEqual([403, 'csrf'])
    }
  })
})

test('a method that a call does not have is refused with those that it has', async () => {
  await forEach([...new Set(cells.map(({ address }) => address))], async (address) => {
    const known = cells.filter((cell) => cell.address === address).map(({ method }) => method)
    for (const method of METHODS.filter((each) => !known.includes(each))) {
      const answer = await ask(method, withRealIds(address), { origin, ...callers.administrator.bearer })
      expect(answer.status, `${method} ${address}`).toBe(405)
      for (const each of known) expect(answer.headers.allow).toContain(each)
    }
  })
})

/** The pages in the file system, by their Polish address. */
const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\([^)]+\)\//g, '').replace(/\/?page\.tsx$/, '')}`)
  .sort()

test('every page is shown to whom the list of who may see it says, and leads others to sign in or to nothing', async () => {
  test.setTimeout(isLong ? 900_000 : 150_000)
  expect(Object.keys(pageAccess).sort()).toEqual(pages)
  const visits = Object.entries(pageAccess).flatMap(([address, allowed], turn) =>
    // The guards know no language, so each page is requested in one of them in turn, in a long run in all.
    walkedIn(languages[turn % 3] ?? 'pl').flatMap((language) => {
      const path = at(language, withRealIds(address))
      const known = callerNames.filter((name) => name !== 'forged')
      const cases = (allowed === 'anyone' ? inTurn(known, turn) : known).map(
        (name) => [name, name, callers[name]] as const,
      )
      const unknown = inTurn(forged, turn).map(
        ([why, caller]) => ['forged', `forged, ${why}`, caller] as const,
      )
      return [...cases, ...unknown].map(([name, about, caller]) => ({ path, allowed, name, about, caller }))
    }),
  )
  await forEach(visits, async ({ path, allowed, name, about, caller }) => {
    const { status, headers } = await sendRaw('GET', path, { 'accept-language': 'pl', ...caller.cookie })
    const leadsToSignIn =
      status === 307 && /^(\/(en|ru))?\/(signIn|login)\?next=/.test(pathOf(headers.location))
    const description = `${about}: ${path} is ${status} ${headers.location ?? ''}`
    expect(status, description).toBeLessThan(500)
    if (allowed === 'anyone') expect(leadsToSignIn, description).toBe(false)
    else if (!isSignedIn(name)) expect(leadsToSignIn, description).toBe(true)
    else if (allowed !== 'customer' && name !== 'administrator') expect(status, description).toBe(404)
    // Where the parameter is an unknown id, the administrator gets 404.
    else expect(path.includes(UNKNOWN_ID) ? [200, 404] : [200], description).toContain(status)
  })
})

test('every page of the administration is shown to the roles that may see it, and tells the others so', async () => {
  const visits = Object.entries(pageAccess).flatMap(([address, allowed], turn) => {
    if (!areas.some((area) => area === allowed)) return []
    const within = members.filter(([role]) => mayOpen(role, address))
    const others = members.filter(([role]) => !mayOpen(role, address))
    return [...inTurn(within, turn), ...others].map(([role, { cookie }]) => ({ address, role, cookie, turn }))
  })
  await forEach(visits, async ({ address, role, cookie, turn }) => {
    const language = languages[turn % 3] ?? 'pl'
    const path = at(language, withRealIds(address))
    const { status, headers } = await sendRaw('GET', path, { 'accept-language': 'pl', ...cookie })
    const description = `${role}: ${path} is ${status} ${headers.location ?? ''}`
    if (mayOpen(role, address))
      expect(path.includes(UNKNOWN_ID) ? [200, 404] : [200], description).toContain(status)
    else if (address === '/admin')
      expect(pathOf(headers.location), description).toBe(at(language, adminHome(role)))
    else expect(status, description).toBe(403)
  })
})

const pathOf = (location = '/') => {
  const { pathname, search } = new URL(location, origin)
  return pathname + search
}
