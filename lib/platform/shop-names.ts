import { shop } from '@/lib/platform/shop-details'

type Texts = { readonly [key: string]: string | Texts }

const names = (): Record<string, string> => ({
  shop: shop.name,
  brand: shop.brand,
  town: shop.company.city,
  phone: shop.phone,
  shopEmail: shop.email,
})

/** ICU reads braces as placeholders and a quotation mark as their escape. */
const literal = (name: string) => name.replaceAll("'", "''").replace(/[{}]/g, "'$&'")

/** Puts what the shop is called, from `lib/platform/shop-details.ts`, where a message says `{shop}` or another of `names`. */
export const withShopNames = (message: string): string =>
  message.replace(/\{(shop|brand|town|phone|shopEmail)\}/g, (_, name: string) => literal(names()[name] ?? ''))

type Change = (text: string, path: string) => string

export const mapTexts = <Messages extends Texts>(messages: Messages, change: Change) =>
  mapAll(messages, change, '') as Messages

const mapAll = (texts: Texts, change: Change, prefix: string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? change(text, prefix + key) : mapAll(text, change, `${prefix}${key}.`),
    ]),
  )
