import { call } from '@/lib/platform/http/client'
import { emptyLines, without } from './changes'
import { enqueue } from './client'

// What only the pages of cart and checkout do: no other page loads it.

export const remove = (productId: number) =>
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
    forVisitor: (pieces) => pieces.filter((line) => line.productId !== productId),
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
