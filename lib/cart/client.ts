'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { call, errorCode } from '@/lib/http/client'
import { currentSession, useSession } from '@/lib/identity/client'
import { shop } from '@/lib/shop'
import type { CartItem } from './schema'

export type Cart = {
  /** 'idle' while nobody is signed in. */
  status: 'idle' | 'loading' | 'ready' | 'error'
  items: CartItem[]
  /** Message key of the last failure; null once something worked. */
  errorCode: string | null
}

const EMPTY: Cart = { status: 'idle', items: [], errorCode: null }

let cart: Cart = EMPTY
/** Whose cart is shown. */
let owner: string | null = null
const listeners = new Set<() => void>()
/** Other tabs hear of every change. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('trakt-cart')

function become(next: Partial<Cart>) {
  cart = { ...cart, ...next }
  for (const listener of listeners) listener()
}

const pathOf = (userId: string, rest: string) =>
  `/api/${shop.pathSegment}/cart/${encodeURIComponent(userId)}/${rest}`

async function load(): Promise<void> {
  if (!owner) return
  const whose = owner
  try {
    const items = await call<CartItem[]>(pathOf(whose, 'items'), { context: 'Failed to load cart items' })
    if (owner === whose) become({ status: 'ready', items })
  } catch {
    if (owner === whose) become({ status: 'error', errorCode: 'cart.failed_load' })
  }
}

function belongTo(userId: string | null): void {
  if (owner === userId) return
  owner = userId
  become(userId ? { ...EMPTY, status: 'loading' } : EMPTY)
  void load()
}

channel?.addEventListener('message', () => void load())

type Outcome = { ok: true } | { ok: false; code: string }

/** One operation: loading, then what the server says; a failure keeps the server's own reason where it gave one. */
async function operate(
  failure: string,
  context: string,
  run: (userId: string) => Promise<unknown>,
): Promise<Outcome> {
  const { user } = await currentSession()
  if (!user) {
    become({ errorCode: 'account.not_authenticated' })
    return { ok: false, code: 'account.not_authenticated' }
  }
  belongTo(user.uid)
  become({ status: 'loading', errorCode: null })
  try {
    await run(user.uid)
    await load()
    channel?.postMessage('changed')
    return { ok: true }
  } catch (error) {
    console.error(`${context}: ${error}`)
    const answered = errorCode(error)
    const code = /^(cart|account)\./.test(answered) ? answered : failure
    await load()
    become({ errorCode: code })
    return { ok: false, code }
  }
}

/** Adds one piece, as cards and detail pages do. */
const add = (productId: number) =>
  operate('cart.failed_add', 'Failed to add item to cart', (userId) =>
    call(pathOf(userId, 'add'), {
      method: 'POST',
      body: { product: { id: productId }, quantity: 1 },
      context: 'Failed to add item to cart',
    }),
  )

/** The line shows the new quantity at once; the server's answer replaces it. */
function changeQuantity(productId: number, quantity: number) {
  become({
    items: cart.items.map((item) => (item.product.id === productId ? { ...item, quantity } : item)),
  })
  return operate('cart.failed_update', 'Failed to update quantity', (userId) =>
    call(pathOf(userId, `changeQuantity/product_id=${productId}/quantity=${quantity}`), {
      method: 'PATCH',
      context: 'Failed to update quantity',
    }),
  )
}

/** The line goes at once, and comes back when the server could not be told. */
function remove(productId: number) {
  become({ items: cart.items.filter((item) => item.product.id !== productId) })
  return operate('cart.failed_delete', 'Failed to delete item', (userId) =>
    call(pathOf(userId, 'remove'), {
      method: 'DELETE',
      body: { productId },
      context: 'Failed to delete item',
    }),
  )
}

function clear() {
  become({ items: [] })
  return operate('cart.failed_delete', 'Failed to delete item', (userId) =>
    call(pathOf(userId, 'clear'), { method: 'DELETE', context: 'Failed to clear the cart' }),
  )
}

/** After an order: the server has emptied the cart already. */
function ordered() {
  become({ items: [] })
  channel?.postMessage('changed')
}

const operations = { add, changeQuantity, remove, clear, reload: load, ordered }

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
