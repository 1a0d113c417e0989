import { call, callTable } from '@/lib/platform/api/call-table'
import { toPln } from '@/lib/platform/values/money'
import { cartItems, readCartTotal } from './queries'
import { AddToCart, QuantityPath, RemoveFromCart } from './schema'
import { addToCart, clearCart, removeFromCart, setQuantity } from './service'

export const cart = callTable(
  call('POST /api/trakt/cart/[userId]/add', 'customer', { body: AddToCart }, addToCart),
  call(
    'PATCH /api/trakt/cart/[userId]/changeQuantity/[product]/[quantity]',
    'customer',
    { params: QuantityPath },
    setQuantity,
  ),
  call('DELETE /api/trakt/cart/[userId]/clear', 'customer', { status: 204 }, clearCart),
  call('GET /api/trakt/cart/[userId]/items', 'customer', cartItems),
  call(
    'DELETE /api/trakt/cart/[userId]/remove',
    'customer',
    { body: RemoveFromCart, status: 204 },
    removeFromCart,
  ),
  call('GET /api/trakt/cart/[userId]/total', 'customer', async (userId) =>
    toPln(await readCartTotal(userId)),
  ),
)
