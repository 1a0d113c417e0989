import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** The origin of the shop that the test runner started. */
export const origin = process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:3000'
const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'

/** A call that takes longer fails with its own name instead of the timeout of its test. */
const PATIENCE_MS = 20_000

export type Account = { uid: string; email: string; password: string; token: string }

async function identity(
  action: 'signUp' | 'signInWithPassword',
  email: string,
  password: string,
): Promise<Account> {
  const response = await fetch(
    `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    },
  )
  if (!response.ok) throw new Error(`${action} of ${email}: ${response.status} ${await response.text()}`)
  const { localId, idToken } = await response.json()
  return { uid: localId, email, password, token: idToken }
}

export const createBuyer = () => identity('signUp', `buyer-${randomUUID()}@trakt.example`, 'secret12')
export const signInAs = (email: string, password: string) => identity('signInWithPassword', email, password)
export const signInAsAdministrator = () => signInAs('admin@trakt.example', 'admin1234')

type Answer<T> = { status: number; body: T }

const MOST_TRIES = 10

/** Asks again after 503, as a page and a search engine do of a shop that is too busy to answer. */
export async function askPatiently<Answered extends { status: number }>(
  ask: () => Promise<Answered>,
): Promise<Answered> {
  let answer = await ask()
  for (let tries = 1; answer.status === 503 && tries < MOST_TRIES; tries++) {
    await sleep(2_000)
    answer = await ask()
  }
  return answer
}

/** Makes a call of the API, with a bearer token if one is given. */
export async function call<T = unknown>(
  method: string,
  path: string,
  {
    token,
    body,
    headers = {},
    at = origin,
  }: { token?: string; body?: unknown; headers?: object; at?: string } = {},
): Promise<Answer<T>> {
  const response = await fetch(at + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

type Size = { width: number; profile: number; diameter: number }

/** Creates a tire for one test, so that tests do not buy from each other, in a size that fills less than a page. */
export async function createTire(
  quantityInStock: number,
  { width, profile, diameter }: Size = { width: 223, profile: 71, diameter: 15 },
  at = origin,
): Promise<number> {
  const { token } = await signInAsAdministrator()
  const create = () =>
    call<{ id: number }>('POST', '/api/tires', {
      token,
      at,
      body: {
        title: `Trakt Próba AT ${width}/${profile} R${diameter} 96T ${randomUUID().slice(0, 8)}`,
        typeOfTire: '4X4',
        icVc: '96T',
        width,
        profile,
        diameter,
        season: 'allseason',
        url: '/media/test.avif',
        urls: ['/media/test-2.avif'],
        inf: 'Opona do testów',
        approval: 'R108',
        approvalNumber: '108R-004404',
        price: 399.99,
        quantityInStock,
      },
    })
  const { status, body } = await askPatiently(create)
  if (status !== 201) throw new Error(`creating a tire: ${status}`)
  return body.id
}

export const addToCart = (buyer: Account, productId: number, at = origin, quantity = 1) =>
  askPatiently(() =>
    call('POST', `/api/trakt/cart/${buyer.uid}/add`, {
      token: buyer.token,
      body: { product: { id: productId }, quantity },
      at,
    }),
  )
