import { toPln } from '@/lib/core/values/money'
import { callTable, handler } from '@/lib/http/handler'
import { UserParams } from '@/lib/http/request/params'
import { cartItems, cartTotal } from './queries'
import { AddToCart, QuantityPath, RemoveFromCart } from './schema'
import { addToCart, changeQuantity, clearCart, removeFromCart } from './service'

/** A cart belongs to a user, and is nobody else's. */
const own = {
  user: 'customer',
  params: UserParams,
  owner: ({ userId }: { userId: string }) => userId,
} as const

export const cart = callTable({
  'POST /api/trakt/cart/[userId]/add': handler({ ...own, body: AddToCart }, ({ user, body }) =>
    addToCart(user.uid, body),
  ),
  'PATCH /api/trakt/cart/[userId]/changeQuantity/[product]/[quantity]': handler(
    { ...own, params: QuantityPath },
    ({ user, params }) => changeQuantity(user.uid, params.product, params.quantity),
  ),
  'DELETE /api/trakt/cart/[userId]/clear': handler({ ...own, status: 204 }, ({ user }) =>
    clearCart(user.uid),
  ),
  'GET /api/trakt/cart/[userId]/items': handler(own, ({ user }) => cartItems(user.uid)),
  'DELETE /api/trakt/cart/[userId]/remove': handler(
    { ...own, body: RemoveFromCart, status: 204 },
    ({ user, body }) => removeFromCart(user.uid, body),
  ),
  'GET /api/trakt/cart/[userId]/total': handler(own, async ({ user }) => toPln(await cartTotal(user.uid))),
})
