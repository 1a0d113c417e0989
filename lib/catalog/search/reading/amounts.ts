import type { Parts } from './parts'
import type { Sentence } from './sentence'

// Prices and pieces. They are read first: their numbers look like sizes.

const currency = String.raw`(?:zl\.?|zlotych|zlote|pln|зл|злот\p{L}*|zloty)`
const upTo = `(?:do|max|maks|maksymalnie|ponizej|nie drozej niz|under|below|up to|less than|cheaper than|max|до|не дороже|дешевле|не более|ниже)`
const above = `(?:od|powyzej|ponad|from|over|above|more than|at least|от|свыше|дороже|больше|выше)`
const amount = String.raw`(\d{2,5}(?:\.\d{1,2})?)`
/** A lower number that names no currency is a size rather than a price. */
const LEAST_PRICE = 200

const unicode = (source: string) => new RegExp(source, 'u')

const range = unicode(
  `(?:${above}|between|miedzy|между)? ?${amount} ?(?:${currency})? ?(?:-|do|to|and|a|и|i|до) ?${amount} ?(${currency})?`,
)
const named = unicode(
  `(${above}|between|miedzy|между) ${amount} ?(?:${currency})? ?(?:-|do|to|and|a|и|i|до) ?${amount} ?(?:${currency})?`,
)
const most = unicode(`${upTo} ?${amount} ?(${currency})?(?: ?(?:za sztuke|szt|each|за штуку))?`)
const least = unicode(`${above} ?${amount} ?(${currency})?`)
const bare = unicode(`${amount} ?${currency}`)

const isPrice = (value: number, withCurrency: string | undefined) =>
  Boolean(withCurrency) || value >= LEAST_PRICE

/** Takes the prices, in zł, that a question says: up to, from, between. A price alone is the most that is paid. */
export function takePrices(sentence: Sentence): { parts: Parts; typed: string } | undefined {
  const between =
    sentence.take(named, ([, from, to]) =>
      isPrice(Math.max(Number(from), Number(to)), '') ? ordered(Number(from), Number(to)) : undefined,
    ) ?? sentence.take(range, ([from, to, money]) => (money ? ordered(Number(from), Number(to)) : undefined))
  if (between) return { parts: between.value, typed: between.typed }
  const to = sentence.take(most, ([value, money]) =>
    isPrice(Number(value), money) && !isSize(Number(value), money) ? Number(value) : undefined,
  )
  if (to) return { parts: { priceTo: to.value }, typed: to.typed }
  const from = sentence.take(least, ([value, money]) =>
    isPrice(Number(value), money) && !isSize(Number(value), money) ? Number(value) : undefined,
  )
  if (from) return { parts: { priceFrom: from.value }, typed: from.typed }
  const price = sentence.take(bare, ([value]) => Number(value))
  return price && { parts: { priceTo: price.value }, typed: price.typed }
}

const ordered = (a: number, b: number): Parts => ({ priceFrom: Math.min(a, b), priceTo: Math.max(a, b) })

/** `do 205` is a width where no currency says that it is a price; so are years. */
const isSize = (value: number, money: string | undefined) =>
  !money && ((value < 350 && value % 10 === 5) || (value >= 1940 && value < 2050))

const count = unicode(
  String.raw`(\d) ?(?:szt|sztuk[aię]?|sztuki|pcs|pieces?|шт|штук[аиу]?)\.?|(?:set|komplet|комплект) ?(?:of|z|из)? ?(\d)(?: ?(?:szt|шт|pcs)\.?)?`,
)

/** Takes how many pieces are wanted: four of a set, or fewer. */
export function takePieces(sentence: Sentence): { value: '4' | '2'; typed: string } | undefined {
  return sentence.take(count, ([a, b]) => (Number(a || b) > 2 ? '4' : Number(a || b) > 0 ? '2' : undefined))
}
