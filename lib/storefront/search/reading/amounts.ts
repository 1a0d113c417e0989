import { saidBy } from '@/lib/catalog/words/trade-words'
import type { QuestionParts } from './parts'
import type { Sentence } from './sentence'

// Prices and pieces. They are read first: their numbers look like sizes.

const currency = String.raw`(?:zl\.?|zlotych|zlote|pln|зл|злот\p{L}*|zloty)`
/** These words are not said of cars, so that the number behind them is no year. */
const cheaperThan =
  '(?:not more than|no more than|max|maks|maksymalnie|ponizej|nie drozej niz|under|below|less than|cheaper than|не дороже|дешевле|не более|ниже)'
const upTo = '(?:do|up to|до)'
const above = `(?:od|powyzej|ponad|from|over|above|more than|at least|от|свыше|дороже|больше|выше)`
const amount = String.raw`(\d{2,5}(?:\.\d{1,2})?|\d(?:\.\d)? ?(?:tys|тыс|k)\.?)`
/** A lower number that names no currency is a size rather than a price. */
const LEAST_PRICE = 200

const unicode = (source: string) => new RegExp(source, 'u')

const range = unicode(
  `(?:${above}|between|miedzy|между)? ?${amount} ?(?:${currency})? ?(?:-|do|to|and|a|и|i|до) ?${amount} ?(${currency})?`,
)
const named = unicode(
  `(${above}|between|miedzy|между) ${amount} ?(?:${currency})? ?(?:-|do|to|and|a|и|i|до) ?${amount} ?(?:${currency})?`,
)
const each = '(?: ?(?:za sztuke|szt|each|за штуку))?'
const mostOfMoney = unicode(`${cheaperThan} ?${amount} ?(${currency})?${each}`)
const most = unicode(`${upTo} ?${amount} ?(${currency})?${each}`)
const least = unicode(`${above} ?${amount} ?(${currency})?`)
const bare = unicode(`${amount} ?${currency}`)

const isPrice = (value: number, withCurrency: string | undefined) =>
  Boolean(withCurrency) || value >= LEAST_PRICE

/** Takes the prices, in zł, that a question says: up to, from, between. A price alone is the most that is paid. */
export function takePrices(sentence: Sentence): { parts: QuestionParts; typed: string } | undefined {
  const between =
    sentence.take(named, ([, from, to]) =>
      isPrice(Math.max(zlotys(from), zlotys(to)), '') ? ordered(zlotys(from), zlotys(to)) : undefined,
    ) ?? sentence.take(range, ([from, to, money]) => (money ? ordered(zlotys(from), zlotys(to)) : undefined))
  if (between) return { parts: between.value, typed: between.typed }
  const to =
    sentence.take(mostOfMoney, (groups) => priceIn(groups, isWidth)) ??
    sentence.take(most, (groups) => priceIn(groups))
  if (to) return { parts: { priceTo: to.value }, typed: to.typed }
  const from = sentence.take(least, (groups) => priceIn(groups))
  if (from) return { parts: { priceFrom: from.value }, typed: from.typed }
  const price = sentence.take(bare, ([value]) => zlotys(value))
  return price && { parts: { priceTo: price.value }, typed: price.typed }
}

function priceIn([text, money]: string[], isOther = isWidthOrYear): number | undefined {
  const value = zlotys(text)
  // two thousand is no year
  const isSum = Boolean(money) || isInWords(text)
  return isPrice(value, money) && (isSum || !isOther(value)) ? value : undefined
}

const ordered = (a: number, b: number): QuestionParts => ({
  priceFrom: Math.min(a, b),
  priceTo: Math.max(a, b),
})

/** `do 205` is a width where no currency says that it is a price. */
const isWidth = (value: number) => value < 350 && value % 10 === 5
/** So is `od 2005` the year of a car. */
const isWidthOrYear = (value: number) => isWidth(value) || (value >= 1940 && value < 2050)

/** `2 tys` is two thousand. */
const zlotys = (text: string | undefined) => Number.parseFloat(text ?? '') * (isInWords(text) ? 1_000 : 1)

const isInWords = (text = ''): boolean => /[^\d.\s]/.test(text)

const numerals: readonly (readonly [number, string])[] = [
  [1, 'jedna|jeden|one|single|одн[ауи]|один'],
  [2, 'dwie|dwa|two|две|два'],
  [3, 'trzy|three(?! peak)|три'],
  [4, 'cztery|four|четыре'],
  [5, 'piec|five|пять'],
]

const count = unicode(
  String.raw`(\d) ?(?:szt|sztuk[aię]?|sztuki|pcs|pieces?|шт|штук[аиу]?)\.?|(?:set|komplet|комплект) ?(?:of|z|из)? ?(\d)(?: ?(?:szt|шт|pcs)\.?)?|(${numerals.map(([, words]) => words).join('|')})(?: (?:szt|sztuki?|sztuk|pieces|штуки?|штук))?`,
)

export const takePieces = (sentence: Sentence): { value: number; typed: string } | undefined =>
  sentence.take(count, ([a, b, word]) => {
    const named = numerals.find(([, words]) => new RegExp(`^(?:${words})$`).test(word ?? ''))?.[0]
    const pieces = named ?? Number(a || b)
    return pieces > 0 ? pieces : undefined
  })

/** Takes `2 opony`, `4 tires`: goods with a digit before them. In `disco 2 felgi` it belongs to the name of a car. */
export function takeCountedGoods(sentence: Sentence, isCar: (word: string) => boolean) {
  const tokens = sentence.tokens()
  for (const [place, { word }] of tokens.entries()) {
    const goods = tokens[place + 1]?.word ?? ''
    const type = /^[1-9]$/.test(word) ? saidBy(goods)?.type : undefined
    if (type && !isCar(tokens[place - 1]?.word ?? ''))
      return sentence.take(new RegExp(`${word} ${goods}`), () => ({ type, parts: { pieces: Number(word) } }))
  }
  return undefined
}
