import { type Understanding, understand } from '@/lib/catalog/search/query-parser'
import { isTradeWord } from '@/lib/catalog/words/trade-words'

const LONGEST = 40
const MOST_WORDS = 5

/** Words around the name of a car: `do`, `na`, `for`, `для`. */
const connecting = new Set('do na dla for to a the of w z i and на для от и с'.split(' '))

/** Words of an address: a street, a flat, an estate. */
const ofAddress =
  /(?:^|\s)(?:ul|ulica|ulicy|al|aleja|alei|os|osiedle|street|avenue|улица|улице|ул|проспект|пр-т|дом|кв)(?:\.|\s|$)/i

const personal = [
  // an e-mail address, a page
  /@|:\/\/|(?:^|\s)www\./i,
  // a telephone or a bar code: a make and a model need no more than four digits in a row
  /\d{5}|(?:\d[\s-]?){7}/,
  // a postal code, a house with a flat
  /\d{2}-\d{3}(?!\d)|\d+[a-z]?\/\d/i,
  ofAddress,
  // the number of an order, also without its hyphen, or of a chassis
  /(?:^|\s)[0-9a-z]{5}-[0-9a-z]{5}(?:\s|$)/i,
  /(?=[a-z]*\d)(?=\d*[a-z])[0-9a-z]{5} (?=[a-z]*\d)(?=\d*[a-z])[0-9a-z]{5}(?:\s|$)/i,
  /(?=[a-z]*\d)(?=\d*[a-z])[0-9a-z]{10}/i,
]

/** Parts of a question that say what kind of goods is meant, and no size. */
const kinds = new Set(['type', 'season', 'use', 'snow', 'typeOfWheel', 'color', 'mounting'])

/** Whether a question leaves words beside those of the trade, and says no size, so that it may name a car. */
export const leavesRoomForCar = (understood: Understanding | null): boolean =>
  understood === null || (!understood.whole && Object.keys(understood.meaning).every((key) => kinds.has(key)))

/**
 * A question about a car in the form in which it is counted: small letters, digits, single spaces, without the words of
 * the trade. Null for what is too short or too long to be a car, for a size, and for what may tell who asks: an e-mail
 * address, an address, a telephone number, the number of an order or a car.
 */
export function missOf(text: string): string | null {
  if (text.length > 100 || personal.some((pattern) => pattern.test(text))) return null
  if (!leavesRoomForCar(understand(text))) return null
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !connecting.has(word) && !isTradeWord(word))
  const question = words.join(' ')
  const isCar = question.length >= 3 && question.length <= LONGEST && words.length <= MOST_WORDS
  return isCar && /\p{L}{2}/u.test(question) ? question : null
}
