'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { type CallCode, CallError, call, callPriced, errorCode } from '@/lib/platform/http/client'
import { currentSession, refreshSession, useSession } from '@/lib/platform/identity/client'
import { createStore } from '@/lib/platform/store'
import { applyChanges, type CartChange, emptyLines, withLine, without, withQuantity } from './changes'
import type { CartItem } from './schema'

/** Why an operation on the cart failed. `cart.failed_…` stands for what the server gave no reason of its own for. */
export type CartProblem = CallCode | Failure
type Failure = 'cart.failed_load' | 'cart.failed_add' | 'cart.failed_update' | 'cart.failed_delete'

export type Cart = {
  /** 'idle' while nobody is signed in. */
  status: 'idle' | 'loading' | 'ready' | 'error'
  items: CartItem[]
  /** Why the last operation failed; null once something worked. */
  errorCode: CartProblem | null
  /** Grosze that each product cost when this tab first showed it: a price that moved since is pointed out. */
  firstPrices: ReadonlyMap<number, number>
}

const EMPTY: Cart = { status: 'idle', items: [], errorCode: null, firstPrices: new Map() }

const store = createStore<Cart>(EMPTY)
/** Whose cart is shown. */
let owner: string | null = null
/** What the server said last. */
let serverItems: CartItem[] = []
/** What was done on top of it and is not answered yet, oldest first. */
let pending: readonly CartChange[] = []
/** The end of the last operation: they reach the server in the order in which they were made. */
let lastOperation: Promise<unknown> = Promise.resolve()
/** The first reading of this owner's cart. */
let firstLoad: Promise<void> = Promise.resolve()
/** Counts the loads: only the answer to the last one is used. */
let loads = 0
/** Other tabs hear of every change. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('trakt-cart')

function publish(next: Partial<Cart>) {
  store.write({ ...store.read(), ...next, items: applyChanges(serverItems, pending) })
}

/** `failure` is why the operation before failed. Without it, a successful load clears what was said. */
async function load(failure: CartProblem | null = null): Promise<void> {
  if (!owner) return
  const whose = owner
  loads += 1
  const number = loads
  const isLate = () => owner !== whose || loads !== number
  try {
    const items = await callPriced('GET /api/trakt/cart/[userId]/items', {
      params: { userId: whose },
      context: 'Failed to load cart items',
    })
    if (isLate()) return
    serverItems = items
    publish({ status: 'ready', errorCode: failure, firstPrices: pricesWith(items) })
  } catch (error) {
    refreshEndedSession(error)
    if (!isLate()) publish({ status: 'error', errorCode: failure ?? 'cart.failed_load' })
  }
}

/** When the session has ended, in another tab or by its age, the page must know it to offer signing in. */
function refreshEndedSession(error: unknown): void {
  if (error instanceof CallError && error.status === 401) void refreshSession()
}

function pricesWith(items: CartItem[]): ReadonlyMap<number, number> {
  const seen = new Map(store.read().firstPrices)
  for (const { product } of items) if (!seen.has(product.id)) seen.set(product.id, product.priceGrosze)
  return seen
}

function setOwner(userId: string | null): void {
  if (owner === userId) return
  owner = userId
  serverItems = []
  pending = []
  publish(userId ? { ...EMPTY, status: 'loading' } : EMPTY)
  firstLoad = load()
}

channel?.addEventListener('message', () => void load())

type Outcome = { ok: true } | { ok: false; code: CartProblem }

type Operation = {
  /** What is said of a failure that the server gave no reason of its own for. */
  failure: Failure
  /** What the buyer sees at once. */
  change?: CartChange
  /** The call. It resolves to the change that the server has made. */
  run: (userId: string) => Promise<CartChange>
}

/** One operation: shown at once, made in its turn, then replaced by what the server says, or taken back. */
function enqueue(operation: Operation): Promise<Outcome> {
  const change = operation.change ?? ((items) => items)
  pending = [...pending, change]
  publish({ errorCode: null })
  const outcome = lastOperation.then(() => perform(operation, change))
  lastOperation = outcome
  return outcome
}

async function perform({ failure, run }: Operation, change: CartChange): Promise<Outcome> {
  const endPending = () => {
    pending = pending.filter((other) => other !== change)
  }
  const { user } = await currentSession()
  if (!user) {
    endPending()
    publish({ errorCode: 'account.not_authenticated' })
    return { ok: false, code: 'account.not_authenticated' }
  }
  setOwner(user.uid)
  publish({ status: 'loading' })
  try {
    const made = await run(user.uid)
    endPending()
    serverItems = made(serverItems)
    publish({})
    // what was read before this operation is out of date
    loads += 1
    // a later operation loads the cart itself; the reason of an earlier failure stays on the screen
    if (pending.length === 0) void load(store.read().errorCode)
    channel?.postMessage('changed')
    return { ok: true }
  } catch (error) {
    console.error(String(error))
    refreshEndedSession(error)
    const reason = errorCode(error)
    const code = /^(cart|account)\./.test(reason) ? reason : failure
    endPending()
    await load(code)
    return { ok: false, code }
  }
}

/** Adds a product; what is in the cart already stays as it is. `addedAt` puts a removed line back in its place. */
const add = (productId: number, quantity = 1, addedAt?: string) =>
  enqueue({
    failure: 'cart.failed_add',
    run: async (userId) => {
      // a button that is pressed before the cart has been read does not know yet that the product is in it
      await firstLoad
      if (serverItems.some(({ product }) => product.id === productId)) return (items) => items
      return withLine(
        await callPriced('POST /api/trakt/cart/[userId]/add', {
          params: { userId },
          body: { product: { id: productId }, quantity, addedAt },
          context: 'Failed to add item to cart',
        }),
      )
    },
  })

const changeQuantity = (productId: number, quantity: number) =>
  enqueue({
    failure: 'cart.failed_update',
    change: withQuantity(productId, quantity),
    run: async (userId) =>
      withLine(
        await callPriced('PATCH /api/trakt/cart/[userId]/changeQuantity/[product]/[quantity]', {
          params: { userId, product: `product_id=${productId}`, quantity: `quantity=${quantity}` },
          context: 'Failed to update quantity',
        }),
      ),
  })

const remove = (productId: number) =>
  enqueue({
    failure: 'cart.failed_delete',
    change: without(productId),
    run: async (userId) => {
      await call('DELETE /api/trakt/cart/[userId]/remove', {
        params: { userId },
        body: { productId },
        context: 'Failed to delete item',
      })
      return without(productId)
    },
  })

const clear = () =>
  enqueue({
    failure: 'cart.failed_delete',
    change: emptyLines,
    run: async (userId) => {
      await call('DELETE /api/trakt/cart/[userId]/clear', {
        params: { userId },
        context: 'Failed to delete item',
      })
      return emptyLines
    },
  })

/** After an order the server has emptied the cart. Loads it anew, so that an answer from before no longer counts. */
function emptyAfterOrder() {
  serverItems = []
  publish({ errorCode: null })
  channel?.postMessage('changed')
  void load()
}

/** Reads the cart anew. */
const reload = () => load()

const operations = { add, changeQuantity, remove, clear, reload, emptyAfterOrder }

/** The signed-in user's cart; loads itself once it is known who that is. */
export function useCart(): Cart & typeof operations {
  const session = useSession()
  const userId = session.user?.uid ?? null
  useEffect(() => {
    if (session.status !== 'loading') setOwner(userId)
  }, [session.status, userId])
  const cart = useSyncExternalStore(store.subscribe, store.read, () => EMPTY)
  return { ...cart, ...operations }
}
