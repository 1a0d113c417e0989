import type { Account } from './api'
import { rows } from './database'

type Owner = Pick<Account, 'uid'>

/** The lines of an account's cart. */
export const cartOf = ({ uid }: Owner) =>
  rows('SELECT product_id AS id, quantity FROM cart_item WHERE user_id = $1 ORDER BY product_id', uid)

/** Changes the pieces of every line. */
export const changeQuantities = ({ uid }: Owner, quantity: number) =>
  rows('UPDATE cart_item SET quantity = $2 WHERE user_id = $1', uid, quantity)

export const removeFromCart = ({ uid }: Owner, productId = 0) =>
  rows('DELETE FROM cart_item WHERE user_id = $1 AND product_id = $2', uid, productId)
