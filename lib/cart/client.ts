'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { toGrosze } from '@/lib/core/money'
import { type CallCode, CallError, call, errorCode } from '@/lib/http/client'
import { currentSession, refreshSession, useSession } from '@/lib/identity/client'
import { shop } from '@/lib/shop'
import { applied, type CartChange, emptied, withLine, without, withQuantity } from './changes'
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

let cart: Cart = EMPTY
/** Whose cart is shown. */
let owner: string | null = null
/** What the server said last. */
let serverItems: CartItem[] = []
/** What was done on top of it and is not answered yet, oldest first. */
let pending: readonly CartChange[] = []
/** The end of the last operation: they reach the server in the order in which they were made. */
let turn: Promise<unknown> = Promise.resolve()
/** The first reading of this owner's cart. */
let firstRead: Promise<void> = Promise.resolve()
/** Counts the loads: only the youngest may speak. */
let loads = 0
const listeners = new Set<() => void>()
/** Other tabs hear of every change. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('trakt-cart')

function become(next: Partial<Cart>) {
  cart = { ...cart, ...next, items: applied(serverItems, pending) }
  for (const listener of listeners) listener()
}

const pathOf = (userId: string, rest: string) =>
  `/api/${shop.pathSegment}/cart/${encodeURIComponent(userId)}/${rest}`

/** `failure`: what is to be said about the operation before; without one a success ends what was said. */
async function load(failure: CartProblem | null = null): Promise<void> {
  if (!owner) return
  const whose = owner
  loads += 1
  const mine = loads
  const isLate = () => owner !== whose || loads !== mine
  try {
    const items = await call<CartItem[]>(pathOf(whose, 'items'), { context: 'Failed to load cart items' })
    if (isLate()) return
    serverItems = items
    become({ status: 'ready', errorCode: failure, firstPrices: pricesWith(items) })
  } catch (error) {
    noteEndOfSession(error)
    if (!isLate()) become({ status: 'error', errorCode: failure ?? 'cart.failed_load' })
  }
}

/** The session ended elsewhere, or with its time: the page shall know, so that it can offer to sign in. */
function noteEndOfSession(error: unknown): void {
  if (error instanceof CallError && error.status === 401) void refreshSession()
}

function pricesWith(items: CartItem[]): ReadonlyMap<number, number> {
  const seen = new Map(cart.firstPrices)
  for (const { product } of items) if (!seen.has(product.id)) seen.set(product.id, toGrosze(product.price))
  return seen
}

function belongTo(userId: string | null): void {
  if (owner === userId) return
  owner = userId
  serverItems = []
  pending = []
  become(userId ? { ...EMPTY, status: 'loading' } : EMPTY)
  firstRead = load()
}

channel?.addEventListener('message', () => void load())

type Outcome = { ok: true } | { ok: false; code: CartProblem }

type Operation = {
  /** What is said of a failure that the server gave no reason of its own for. */
  failure: Failure
  context: string
  /** What the buyer sees at once. */
  change?: CartChange
  /** The call; what it resolves to is what became true. */
  run: (userId: string) => Promise<CartChange>
}

/** One operation: shown at once, made in its turn, then replaced by what the server says, or taken back. */
function operate(operation: Operation): Promise<Outcome> {
  const change = operation.change ?? ((items) => items)
  pending = [...pending, change]
  become({ errorCode: null })
  const outcome = turn.then(() => perform(operation, change))
  turn = outcome
  return outcome
}

async function perform({ failure, context, run }: Operation, change: CartChange): Promise<Outcome> {
  const answered = () => {
    pending = pending.filter((other) => other !== change)
  }
  const { user } = await currentSession()
  if (!user) {
    answered()
    become({ errorCode: 'account.not_authenticated' })
    return { ok: false, code: 'account.not_authenticated' }
  }
  belongTo(user.uid)
  become({ status: 'loading' })
  try {
    const became = await run(user.uid)
    answered()
    serverItems = became(serverItems)
    // a later operation ends with a load of its own; what an earlier one of them failed for is still to be read
    if (pending.length === 0) await load(cart.errorCode)
    channel?.postMessage('changed')
    return { ok: true }
  } catch (error) {
    console.error(`${context}: ${error}`)
    noteEndOfSession(error)
    const reason = errorCode(error)
    const code = /^(cart|account)\./.test(reason) ? reason : failure
    answered()
    await load(code)
    return { ok: false, code }
  }
}

/** Adds one piece, as cards and detail pages do; what is in the cart already stays as it is. */
const add = (productId: number) =>
  operate({
    failure: 'cart.failed_add',
    context: 'Failed to add item to cart',
    run: async (userId) => {
      // a button that is pressed before the cart has been read cannot know yet that it is stopped
      await firstRead
      if (serverItems.some(({ product }) => product.id === productId)) return (items) => items
      return withLine(
        await call<CartItem>(pathOf(userId, 'add'), {
          method: 'POST',
          body: { product: { id: productId }, quantity: 1 },
          context: 'Failed to add item to cart',
        }),
      )
    },
  })

const changeQuantity = (productId: number, quantity: number) =>
  operate({
    failure: 'cart.failed_update',
    context: 'Failed to update quantity',
    change: withQuantity(productId, quantity),
    run: async (userId) =>
      withLine(
        await call<CartItem>(pathOf(userId, `changeQuantity/product_id=${productId}/quantity=${quantity}`), {
          method: 'PATCH',
          context: 'Failed to update quantity',
        }),
      ),
  })

const remove = (productId: number) =>
  operate({
    failure: 'cart.failed_delete',
    context: 'Failed to delete item',
    change: without(productId),
    run: async (userId) => {
      await call(pathOf(userId, 'remove'), {
        method: 'DELETE',
        body: { productId },
        context: 'Failed to delete item',
      })
      return without(productId)
    },
  })

const clear = () =>
  operate({
    failure: 'cart.failed_delete',
    context: 'Failed to delete item',
    change: emptied,
    run: async (userId) => {
      await call(pathOf(userId, 'clear'), { method: 'DELETE', context: 'Failed to clear the cart' })
      return emptied
    },
  })

/** After an order: the server has emptied the cart already. Read anew, so that an answer from before counts no more. */
function ordered() {
  serverItems = []
  become({ errorCode: null })
  channel?.postMessage('changed')
  void load()
}

/** Reads the cart anew. */
const reload = () => load()

const operations = { add, changeQuantity, remove, clear, reload, ordered }

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The signed-in user's cart; loads itself once it is known who that is. */
export function useCart(): Cart & typeof operations {
  const session = useSession()
  const userId = session.user?.uid ?? null
  useEffect(() => {
    if (session.status !== 'loading') belongTo(userId)
  }, [session.status, userId])
  const shown = useSyncExternalStore(
    subscribe,
    () => cart,
    () => EMPTY,
  )
  return { ...shown, ...operations }
}
