import { call, callPriced } from '@/lib/platform/http/client'
import { adding, type CartChange, enqueue, withLine } from './client'

// Changes to lines of the cart. Lists of products, which only add lines, do not load this file.

export const withQuantity =
  (productId: number, quantity: number): CartChange =>
  (items) =>
    items.map((item) => (item.product.id === productId ? { ...item, quantity } : item))

export const withoutLine =
  (productId: number): CartChange =>
  (items) =>
    items.filter((item) => item.product.id !== productId)

export const emptyLines: CartChange = () => []

export const changeQuantity = (productId: number, quantity: number) =>
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
    forVisitor: (pieces) =>
      pieces.map((line) => (line.productId === productId ? { productId, quantity } : line)),
  })

export const remove = (productId: number) =>
  enqueue({
    failure: 'cart.failed_delete',
    change: withoutLine(productId),
    run: async (userId) => {
      await call('DELETE /api/trakt/cart/[userId]/remove', {
        params: { userId },
        body: { productId },
        context: 'Failed to delete item',
      })
      return withoutLine(productId)
    },
    forVisitor: (pieces) => pieces.filter((line) => line.productId !== productId),
  })

/** Puts a line that was removed back in its place; a visitor's has it as a time. */
export const putBack = (productId: number, quantity: number, addedAt: string) =>
  enqueue({
    ...adding(productId, quantity, addedAt),
    forVisitor: (pieces) => {
      const place = Date.parse(addedAt)
      return [...pieces.slice(0, place), { productId, quantity }, ...pieces.slice(place)]
    },
  })

export const clear = () =>
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
    forVisitor: () => [],
  })

/** After an order the server has emptied the cart. Reads it anew, so that an answer from before no longer counts. */
export const emptyAfterOrder = () =>
  enqueue({
    failure: 'cart.failed_load',
    change: emptyLines,
    run: async () => emptyLines,
    forVisitor: (pieces) => pieces,
  })
