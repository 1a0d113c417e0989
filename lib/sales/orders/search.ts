import 'server-only'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { foundByStaff } from '@/lib/assortment/products/search'
import { likeContaining, likeContainingKey, likeStartingWith } from '@/lib/platform/database/like'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { numbersNamed } from '@/lib/sales/document-numbers'

// How the staff finds orders and customers. Every word must be found, in any order, each kind of text by its own index.

const order = expressionBuilder<Tables, 'shopOrder'>()

/** Fewer letters and digits than these are found in nearly every address and title. */
const LEAST_SIGNS = 3
/** Digits of a phone number without the country; with fewer a part of one is meant. */
const LEAST_PHONE = 7
/** Signs of a parcel's number, matched from its beginning. */
const LEAST_TRACKING = 6

/** The beginning of an order's number, as somebody reads it out: in small letters, without the hyphen, with a space. */
function typedNumberStart(search: string): string {
  const signs = search.toUpperCase().replace(/[\s-]/g, '')
  if (signs === '') return search
  return signs.length > 5 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : signs
}

/** A phone number or a tax id as the table keeps it: without spaces and signs, and without Poland's prefix. */
const compact = (search: string) =>
  search
    .toLowerCase()
    .replace(/[\s()+./-]/g, '')
    .replace(/^pl(?=\d{10}$)/, '')

/** The digits of a phone number without the prefix of Poland; undefined for any other text. */
export function nationalNumber(text: string): string | undefined {
  if (!/^[+\d\s()./-]+$/.test(text)) return undefined
  const digits = text
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^48(?=\d{9}$)/, '')
  return digits.length >= LEAST_PHONE ? digits : undefined
}

/**
 * Orders with every word in buyer or address, or with the whole search as phone number or tax id. Each way is a statement
 * of its own: for an OR of them PostgreSQL would read every order.
 */
function ofContact(search: string) {
  const isLong = isLongEnough(search)
  const column = isLong ? 'searchText' : 'searchName'
  const holding = (patterns: (string | Expression<string>)[]) =>
    ids().where(order.and(patterns.map((pattern) => order(column, 'like', pattern))))
  const words = search.trim().split(/\s+/)
  const found = holding(
    words.map((word) => {
      const number = nationalNumber(word)
      return number ? likeContaining(number) : likeContainingKey(word)
    }),
  )
  const wholes = isLong ? [compact(search), nationalNumber(search)].filter(Boolean) : []
  return [...new Set(wholes)].reduce((all, text = '') => all.union(holding([likeContaining(text)])), found)
}

const isLongEnough = (search: string) => (search.match(/[\p{L}\d]/gu) ?? []).length >= LEAST_SIGNS

const ids = () => query().selectFrom('shopOrder').select('id')

/**
 * The ids of the orders that a search finds: by number, customer, contact, address, tax id, a company's own number,
 * product, number of a parcel or of an invoice. One or two letters find names and numbers only.
 */
export async function idsOfSearch(search: string) {
  const isLong = isLongEnough(search)
  const found = ids()
    .where('userId', '=', search)
    .union(ids().where('id', 'like', likeStartingWith(typedNumberStart(search))))
    .union(ofContact(search))
  if (!isLong) return found
  const sold = query()
    .selectFrom('orderLine as l')
    .innerJoin('product as p', 'p.id', 'l.productId')
    .select('l.orderId as id')
    .where(await foundByStaff(search, 'p'))
  const tracking = search.toUpperCase().replace(/[^\dA-Z]/g, '')
  const invoiced = query().selectFrom('invoice').select('orderId as id')
  const noted = query().selectFrom('debitNote').select('orderId as id')
  const known = found
    .union(sold)
    .union(invoiced.where('number', 'in', [search, ...numbersNamed(search)]))
    .union(invoiced.where('ksefNumber', '=', search))
    .union(noted.where('number', 'in', [search, ...numbersNamed(search)]))
  return tracking.length < LEAST_TRACKING
    ? known
    : known.union(
        query()
          .selectFrom('parcel')
          .select('orderId as id')
          .where(sql<SqlBool>`replace(number, '-', '') LIKE ${likeStartingWith(tracking)}`),
      )
}

/** The ids of orders found by their buyer: name, e-mail, phone, tax id or address. */
export const ordersOfCustomer = (search: string) =>
  ids().where('userId', '=', search).union(ofContact(search))

export const ordersFound = (search: string) =>
  ordersOfCustomer(search).union(ids().where('id', 'like', likeStartingWith(typedNumberStart(search))))
