import { resultsPath } from '@/lib/storefront/results/address'
import { asksForGoods, typesAsked } from '@/lib/storefront/search/reading/asked'
import { queryOfParts } from '@/lib/storefront/search/reading/part-query'
import type { Reading } from '@/lib/storefront/search/reading/parts'
import { looksPersonal } from './personal'

/**
 * What was asked for in vain: `unknown` words, often a car that the table does not have; goods that are `notSold`; a list
 * that is `empty`.
 */
export const missKinds = ['unknown', 'notSold', 'empty'] as const
export type MissKind = (typeof missKinds)[number]

/** `question` is in small letters; of an empty list it is the path, which is the same for all who ask for the same. */
export type Miss = { kind: MissKind; question: string }

const LONGEST = 40
const MOST_WORDS = 5
/** Of a path, which has the values of a list. */
const LONGEST_PATH = 300

/**
 * What a question asks for in vain, in the form in which it is counted; null where it does not, or where its words may tell
 * who asks. What is not sold and what lists have are words of the trade and figures, so only unknown words can tell that.
 */
export function missOf(title: string, reading: Reading): Miss | null {
  const { rest, notSold, said, cars, parts } = reading
  if (notSold.length > 0)
    return { kind: 'notSold', question: notSold.map(({ typed }) => typed.toLowerCase()).join(' ') }
  const isOtherCar = cars !== undefined && cars.length === 0
  if (rest.length > 0 || isOtherCar) {
    // the model of a make that the table has: `Tata Xenon`
    const named = said.flatMap(({ part, typed }) => (part === 'car' ? typed.split(' ') : []))
    const inOrder = [...named, ...rest].sort((a, b) => title.indexOf(a) - title.indexOf(b))
    const question = unknownWords(title, inOrder)
    return question === null ? null : { kind: 'unknown', question }
  }
  const [type] = typesAsked(reading)
  if (!type || !asksForGoods(reading)) return null
  const path = resultsPath(queryOfParts(type, parts, cars?.[0]?.path))
  return path.length > LONGEST_PATH ? null : { kind: 'empty', question: path }
}

/** Unknown words with single spaces; null for too much or too little to be a name of goods or a car. */
function unknownWords(title: string, typed: readonly string[]): string | null {
  if (looksPersonal(title)) return null
  const words = typed
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const question = words.join(' ')
  const isName = question.length >= 3 && question.length <= LONGEST && words.length <= MOST_WORDS
  return isName && /\p{L}{2}/u.test(question) ? question : null
}
