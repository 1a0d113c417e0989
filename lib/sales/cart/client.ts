'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { type CallCode, CallError, callPriced, errorCode } from '@/lib/platform/http/client'
import { currentSession, refreshSession, useSession } from '@/lib/platform/identity/client'
import { createStore } from '@/lib/platform/store'
import { MOST_LINES } from '@/lib/platform/values/max-quantity'
import type { CartItem } from './schema'
import { type Pieces, readVisitorCart, writeVisitorCart } from './visitor-cart'

export type CartChange = (items: CartItem[]) => CartItem[]

/** Puts in a line that the server answered: in place of the line of that product, or where it was added. */
export const withLine =
  (line: CartItem): CartChange =>
  (items) =>
    items.some((item) => item.product.id === line.product.id)
      ? items.map((item) => (item.product.id === line.product.id ? line : item))
      : [...items, line].sort((a, b) => a.addedAt.localeCompare(b.addedAt))

/** The lines as the buyer sees them: the server's last answer with the changes that it has not answered yet. */
export const applyChanges = (items: CartItem[], changes: readonly CartChange[]): CartItem[] =>
  changes.reduce((shown, change) => change(shown), items)

/** `cart.failed_…` where the server gave no reason of its own, `failed_merge` where a visitor's goods still wait. */
export type CartProblem = CallCode | Failure | 'cart.full' | 'cart.failed_merge'
type Failure = 'cart.failed_load' | 'cart.failed_add' | 'cart.failed_update' | 'cart.failed_delete'

export type Cart = {
  /** 'idle' while nobody is signed in. */
  status: 'idle' | 'loading' | 'ready' | 'error'
  items: CartItem[]
  /** The products and quantities in the account's cart, or in the visitor's. */
  pieces: readonly Pieces[]
  /** Why the last operation failed; null once something worked. */
  errorCode: CartProblem | null
  /** Grosze that each product cost when this tab first showed it: a price that moved since is pointed out. */
  firstPrices: ReadonlyMap<number, number>
}

const EMPTY: Cart = { status: 'idle', items: [], pieces: [], errorCode: null, firstPrices: new Map() }

const store = createStore<Cart>({ ...EMPTY, pieces: readVisitorCart() })
let owner: string | null = null
/** The lines of the server's last answer. */
let serverItems: CartItem[] = []
/** The changes that the server has not answered yet, oldest first. */
let pending: readonly CartChange[] = []
/** The end of the last operation: they reach the server in the order in which they were made. */
let lastOperation: Promise<unknown> = Promise.resolve()
/** The first reading of this owner's cart. */
let firstLoad: Promise<void> = Promise.resolve()
/** Counts the loads: only the answer to the last one is used. */
let loads = 0
/** Other tabs hear of every change. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('trakt-cart')

export function publish(next: Partial<Cart>) {
  const items = applyChanges(serverItems, pending)
  const pieces = owner
    ? items.map(({ product, quantity }) => ({ productId: product.id, quantity }))
    : readVisitorCart()
  store.write({ ...store.read(), ...next, items, pieces })
}

/** Merges the visitor's cart into the account's and reads that. The `failure` of the operation before stays shown. */
export async function loadCart(failure: CartProblem | null = null): Promise<void> {
  if (!owner) return
  const whose = owner
  loads += 1
  const number = loads
  const isLate = () => owner !== whose || loads !== number
  const isMerged = readVisitorCart().length === 0 || (await merge(whose))
  try {
    const items = await callPriced('GET /api/trakt/cart/[userId]/items', {
      params: { userId: whose },
      context: 'Failed to load cart items',
    })
    if (isLate()) return
    serverItems = items
    const unmerged = isMerged ? null : 'cart.failed_merge'
    publish({ status: 'ready', errorCode: failure ?? unmerged, firstPrices: pricesWith(items) })
  } catch (error) {
    refreshEndedSession(error)
    if (!isLate()) publish({ status: 'error', errorCode: failure ?? 'cart.failed_load' })
  }
}

async function merge(userId: string): Promise<boolean> {
  const isMerged = await import('./merge-pieces')
    .then(({ mergePieces }) => mergePieces(userId))
    .catch(() => false)
  if (isMerged) channel?.postMessage('changed')
  return isMerged
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

/** Shows whose cart it is, and begins to read it. */
export function setOwner(userId: string | null): Promise<void> {
  if (owner === userId) return firstLoad
  owner = userId
  serverItems = []
  pending = []
  publish(userId ? { ...EMPTY, status: 'loading' } : EMPTY)
  firstLoad = loadCart()
  return firstLoad
}

channel?.addEventListener('message', () => void loadCart())
globalThis.addEventListener?.('storage', () => publish({}))

type Outcome = { ok: true } | { ok: false; code: CartProblem }

type Operation = {
  /** The code of a failure for which the server gives no reason. */
  failure: Failure
  /** The change that the buyer sees at once. */
  change?: CartChange
  /** The call. It resolves to the change that the server has made. */
  run: (userId: string) => Promise<CartChange>
  /** The change to a visitor's cart, made instead of the call. */
  forVisitor: (pieces: Pieces[]) => Pieces[]
}

/** One operation: shown at once, made in its turn, then replaced by what the server says, or taken back. */
export function enqueue(operation: Operation): Promise<Outcome> {
  const change = operation.change ?? ((items) => items)
  pending = [...pending, change]
  publish({ errorCode: null })
  return inTurn(() => perform(operation, change))
}

/** Runs after the operations so far. */
export function inTurn<T>(run: () => T | Promise<T>): Promise<T> {
  const turn = lastOperation.then(run)
  lastOperation = turn
  return turn
}

/** Keeps the goods of a visitor in the browser, and says that they are in no account's cart. */
function keepForVisitor({ forVisitor }: Operation): CartProblem {
  const pieces = forVisitor(readVisitorCart())
  if (pieces.length > MOST_LINES) return 'cart.full'
  writeVisitorCart(pieces)
  return 'account.not_authenticated'
}

async function perform(operation: Operation, change: CartChange): Promise<Outcome> {
  const { failure, run } = operation
  const endPending = () => {
    pending = pending.filter((other) => other !== change)
  }
  const { user } = await currentSession()
  if (!user) {
    endPending()
    const code = keepForVisitor(operation)
    publish({ errorCode: code })
    return { ok: false, code }
  }
  void setOwner(user.uid)
  publish({ status: 'loading' })
  try {
    const made = await run(user.uid)
    endPending()
    serverItems = made(serverItems)
    publish({})
    // what was read before this operation is out of date
    loads += 1
    // a later operation loads the cart itself; the reason of an earlier failure stays on the screen
    if (pending.length === 0) void loadCart(store.read().errorCode)
    channel?.postMessage('changed')
    return { ok: true }
  } catch (error) {
    console.error(String(error))
    refreshEndedSession(error)
    const reason = errorCode(error)
    const known = /^(cart|account)\./.test(reason) ? reason : failure
    const code = reason === 'account.not_authenticated' ? keepForVisitor(operation) : known
    endPending()
    await loadCart(code)
    return { ok: false, code }
  }
}

/** Adds a product; what is in the cart already stays as it is. */
const add = (productId: number, quantity = 1) => enqueue(adding(productId, quantity))

/** With `addedAt`, the line has its former place in an account's cart. */
export const adding = (productId: number, quantity: number, addedAt?: string): Operation => ({
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
  forVisitor: (pieces) =>
    pieces.some((line) => line.productId === productId) ? pieces : [...pieces, { productId, quantity }],
})

export const reload = () => loadCart()

/** The signed-in user's cart; loads itself once it is known who that is. What a visitor puts into it waits in the browser. */
export function useCart(): Cart & { add: typeof add } {
  const session = useSession()
  const userId = session.user?.uid ?? null
  useEffect(() => {
    if (session.status !== 'loading') void setOwner(userId)
  }, [session.status, userId])
  const cart = useSyncExternalStore(store.subscribe, store.read, () => EMPTY)
  return { ...cart, add }
}

export type AddButtonState = 'archived' | 'inCart' | 'soldOut' | 'ready'

/** The state of every add button: an archived, sold-out or already chosen product cannot be added. */
export function addButtonState(product: {
  inArchive: boolean
  inCart: boolean
  stock: number
}): AddButtonState {
  if (product.inArchive) return 'archived'
  if (product.inCart) return 'inCart'
  return product.stock <= 0 ? 'soldOut' : 'ready'
}
