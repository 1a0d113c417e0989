import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { errorStatus } from '@/lib/platform/error-codes'
import { ShopError } from '@/lib/platform/errors'
import { answerText } from '@/lib/platform/http/money'
import { aCustomer, aTire } from '@/lib/sales/orders/testing'
import { cartItems } from './queries'
import { AddToCart } from './schema'
import { addToCart } from './service'

/** Who is signed in in the browser. */
let user: string | null = null
/** Whether a call fails before the server, or after it has done it. */
let fails: (path: string, body: string) => 'before' | 'after' | null = () => null

async function answer(path: string, body: string): Promise<unknown> {
  if (path === '/api/session') return user && { uid: user, name: '', email: '', isAdmin: false }
  if (!user) throw new ShopError('account.not_authenticated')
  if (path.endsWith('/items')) return cartItems(user)
  if (path.endsWith('/add')) return addToCart(user, AddToCart.parse(JSON.parse(body)))
  throw new Error(`no such call: ${path}`)
}

async function serve(path: string, { body = '' }: { body?: string }): Promise<Response> {
  const failure = fails(path, body)
  if (failure === 'before') return Response.json({ code: 'unavailable' }, { status: 503 })
  try {
    const text = answerText(await answer(path, body))
    if (failure === 'after') throw new TypeError('terminated')
    return new Response(text, { headers: { 'content-type': 'application/json' } })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return Response.json({ code: error.code }, { status: errorStatus[error.code] })
  }
}

const stored = new Map<string, string>()
let last: Promise<unknown> = Promise.resolve()
const locks = {
  request(_: string, work: () => Promise<unknown>) {
    const done = last.then(work)
    last = done
    return done
  },
}

beforeEach(() => {
  stored.clear()
  user = null
  fails = () => null
  vi.stubGlobal('fetch', serve)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', { locks })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

/** A tab of the browser with the code of the cart as if it were just loaded. */
async function openTab() {
  vi.resetModules()
  const [
    { useCart },
    { forgetVisitorCart },
    { mergeVisitorCart },
    { readLeftBehind },
    { readVisitorCart },
    { changeQuantity, remove, clear, putBack },
    session,
  ] = await Promise.all([
    import('./client'),
    import('./forget'),
    import('./merge'),
    import('./merge'),
    import('./visitor-cart'),
    import('./changing'),
    import('@/lib/platform/identity/client'),
  ])
  let cart: ReturnType<typeof useCart> | undefined
  renderToString(
    createElement(() => {
      cart = useCart()
      return null
    }),
  )
  if (!cart) throw new Error('the cart was not rendered')
  const { add } = cart
  const waiting = () => readVisitorCart().map(({ productId, quantity }) => [productId, quantity])
  const signIn = async (uid: string) => {
    user = uid
    await session.refreshSession()
  }
  return {
    add,
    changeQuantity,
    remove,
    clear,
    putBack,
    forgetVisitorCart,
    mergeVisitorCart,
    readLeftBehind,
    waiting,
    signIn,
    session,
  }
}

const held = async (uid: string) =>
  (await cartItems(uid)).map(({ product, quantity }) => [product.id, quantity])
const refused = { ok: false, code: 'account.not_authenticated' }

describe("a visitor's goods", () => {
  test('wait in the browser beside the refusal, change, go and come back to their place', async () => {
    const tab = await openTab()
    for (const [id, quantity] of [
      [3, 4],
      [1, 1],
      [2, 2],
    ] as const)
      expect(await tab.add(id, quantity)).toEqual(refused)
    expect(await tab.add(3, 1)).toEqual(refused)
    expect(tab.waiting()).toEqual([
      [3, 4],
      [1, 1],
      [2, 2],
    ])
    await tab.changeQuantity(3, 2)
    await tab.remove(1)
    expect((await openTab()).waiting()).toEqual([
      [3, 2],
      [2, 2],
    ])
    await tab.putBack(1, 1, new Date(1).toISOString())
    expect(tab.waiting().map(([id]) => id)).toEqual([3, 1, 2])
    await tab.clear()
    expect([...stored]).toEqual([])
  })

  test('have no more lines than an order may have, and a further one is refused by its own name', async () => {
    const tab = await openTab()
    for (let id = 1; id <= 50; id++) await tab.add(id)
    expect(await tab.add(51)).toEqual({ ok: false, code: 'cart.full' })
    expect(tab.waiting()).toHaveLength(50)
    expect((stored.get('trakt-visitor-cart') ?? '').length).toBeLessThan(2_000)
  })

  test('are kept when the session has ended without the page knowing it', async () => {
    const [tab, { uid }, tire] = [await openTab(), aCustomer(), await aTire(9)]
    await tab.signIn(uid)
    await tab.mergeVisitorCart(uid)
    user = null
    expect(await tab.add(tire.id, 4)).toEqual(refused)
    expect(tab.waiting()).toEqual([[tire.id, 4]])
  })
})

describe("merging a visitor's goods into an account's cart", () => {
  const visited = async (...lines: (readonly [number, number])[]) => {
    const tab = await openTab()
    for (const [id, quantity] of lines) await tab.add(id, quantity)
    return tab
  }

  test('puts each line there once, oldest first, and leaves nothing in the browser', async () => {
    const [{ uid }, first, second] = [aCustomer(), await aTire(9), await aTire(9)]
    const tab = await visited([second.id, 4], [first.id, 1])
    await tab.signIn(uid)
    expect(await tab.mergeVisitorCart(uid)).toBe('whole')
    expect(await tab.mergeVisitorCart(uid)).toBe('whole')
    expect(await held(uid)).toEqual([
      [second.id, 4],
      [first.id, 1],
    ])
    expect([...stored]).toEqual([])
  })

  test.each([
    ['two tabs and a double sign-in', { locks }],
    ['a double sign-in without locks', {}],
  ])('doubles nothing at %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const [{ uid }, tire, other] = [aCustomer(), await aTire(40), await aTire(40)]
    const tab = await visited([tire.id, 4], [other.id, 2])
    const tabs = 'locks' in navigator ? [tab, await openTab(), await openTab()] : [tab]
    await Promise.all(tabs.map(({ signIn }) => signIn(uid)))
    const merges = tabs.flatMap(({ mergeVisitorCart }) => [mergeVisitorCart(uid), mergeVisitorCart(uid)])
    expect(new Set(await Promise.all(merges))).toEqual(new Set(['whole']))
    expect(await held(uid)).toEqual([
      [tire.id, 4],
      [other.id, 2],
    ])
  })

  test('gives a product that is in the cart already the larger of the two quantities', async () => {
    const [{ uid }, more, fewer] = [aCustomer(), await aTire(9), await aTire(9)]
    await addToCart(uid, { product: { id: more.id }, quantity: 2 })
    await addToCart(uid, { product: { id: fewer.id }, quantity: 5 })
    const tab = await visited([more.id, 4], [fewer.id, 4])
    await tab.signIn(uid)
    expect(await tab.mergeVisitorCart(uid)).toBe('whole')
    expect(await held(uid)).toEqual([
      [more.id, 4],
      [fewer.id, 5],
    ])
  })

  test('takes what the stock has, and says of the rest what was wanted', async () => {
    const { uid } = aCustomer()
    const [few, none, archived, deleted, many] = [
      await aTire(3),
      await aTire(5),
      await aTire(5),
      await aTire(5),
      await aTire(9),
    ]
    await addToCart(uid, { product: { id: few.id }, quantity: 1 })
    const tab = await visited([few.id, 4], [none.id, 1], [archived.id, 1], [deleted.id, 2], [many.id, 4])
    await db().product.update({ where: { id: none.id }, data: { quantityInStock: 0 } })
    await db().product.update({ where: { id: archived.id }, data: { inArchive: true } })
    await db().product.delete({ where: { id: deleted.id } })
    await tab.signIn(uid)
    expect(await tab.mergeVisitorCart(uid)).toBe('partly')
    expect(await held(uid)).toEqual([
      [few.id, 3],
      [many.id, 4],
    ])
    expect(tab.waiting()).toEqual([])
    expect(tab.readLeftBehind(uid)).toEqual([
      { productId: few.id, quantity: 4 },
      { productId: none.id, quantity: 1 },
      { productId: archived.id, quantity: 1 },
      { productId: deleted.id, quantity: 2 },
    ])
    expect(tab.readLeftBehind(aCustomer().uid)).toEqual([])
  })

  test('goes on where a call failed in the middle, and adds nothing twice when only its answer was lost', async () => {
    const { uid } = aCustomer()
    const [first, second, third] = [await aTire(9), await aTire(9), await aTire(9)]
    const tab = await visited([first.id, 4], [second.id, 4], [third.id, 4])
    await tab.signIn(uid)
    for (const failure of ['before', 'after'] as const) {
      fails = (path, body) => (path.endsWith('/add') && body.includes(`:${second.id}}`) ? failure : null)
      expect(await tab.mergeVisitorCart(uid)).toBe('waiting')
      expect(tab.waiting().map(([id]) => id)).toEqual([second.id, third.id])
    }
    fails = () => null
    // the next reading of the cart, here by a page that is opened later
    const later = await openTab()
    await later.signIn(uid)
    expect(await later.mergeVisitorCart(uid)).toBe('whole')
    expect(await held(uid)).toEqual([first, second, third].map(({ id }) => [id, 4]))
    expect(later.waiting()).toEqual([])
  })

  test('leaves what was changed in another tab meanwhile for the next merge', async () => {
    const [{ uid }, tire] = [aCustomer(), await aTire(9)]
    const tab = await visited([tire.id, 2])
    await tab.signIn(uid)
    fails = (path) => {
      if (path.endsWith('/add'))
        stored.set('trakt-visitor-cart', JSON.stringify([{ productId: tire.id, quantity: 4 }]))
      return null
    }
    await tab.mergeVisitorCart(uid)
    fails = () => null
    expect(await tab.mergeVisitorCart(uid)).toBe('whole')
    expect(await held(uid)).toEqual([[tire.id, 4]])
  })

  test('gives nobody the goods of an account: signing out leaves nothing, not even of presses under way', async () => {
    const [{ uid }, next, tire, pressed] = [aCustomer(), aCustomer(), await aTire(9), await aTire(9)]
    const tab = await visited([tire.id, 4])
    await tab.signIn(uid)
    await tab.mergeVisitorCart(uid)
    user = null
    const press = tab.add(pressed.id, 1)
    await tab.session.refreshSession()
    tab.forgetVisitorCart()
    await press
    await expect.poll(() => [...stored]).toEqual([])
    await tab.signIn(next.uid)
    expect(await tab.mergeVisitorCart(next.uid)).toBe('whole')
    expect(await held(next.uid)).toEqual([])
    expect(await held(uid)).toEqual([[tire.id, 4]])
  })
})
