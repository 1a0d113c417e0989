import { foldName } from '@/lib/catalog/words/fold'
import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { cleanTitle } from '@/lib/storefront/search-address'

// The last questions of this browser. They are never sent to the shop.

const QUESTIONS_KEY = 'trakt-questions'
const MOST_QUESTIONS = 5
const LONGEST = 60

const personal = [
  // an e-mail address, a page
  /@|:\/\/|(?:^|\s)www\./i,
  // a telephone, an account, a bar code: a size has no nine digits without a letter or a slash between
  /(?:\d[\s().+-]*){9}/,
  /(?<!\d)\d{3}-\d{2}-\d{2}(?!\d)/,
  // a postal code
  /(?<!\d)\d{2}-\d{3}(?!\d)/,
  // the number of an order, of a chassis
  /(?:^|\s)(?=\S*\d)[0-9a-z]{5}-[0-9a-z]{5}(?:\s|$)/i,
  /(?:^|\s)(?=\S*\d)[0-9a-z]{17}(?:\s|$)/i,
]

/** Whether a question looks like something of a person: a telephone, an address, the number of an order. */
export const isPersonal = (question: string): boolean => personal.some((pattern) => pattern.test(question))

/** Reads the stored text; a text that something else wrote counts as empty. */
export function parseQuestions(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter((each) => typeof each === 'string' && each !== '' && each.length <= LONGEST)
      .slice(0, MOST_QUESTIONS)
  } catch {
    return []
  }
}

/** With a question as the newest, each question once; unchanged by one that is long or looks personal. */
export function withQuestion(questions: readonly string[], typed: string): string[] {
  const question = cleanTitle(typed).replace(/\s+/g, ' ')
  if (question === '' || question.length > LONGEST || isPersonal(question)) return [...questions]
  const others = questions.filter((each) => foldName(each) !== foldName(question))
  return [question, ...others].slice(0, MOST_QUESTIONS)
}

export const readQuestions = (): string[] => parseQuestions(browserStorage.getItem(QUESTIONS_KEY))
export const keepQuestion = (question: string): void =>
  browserStorage.setItem(QUESTIONS_KEY, JSON.stringify(withQuestion(readQuestions(), question)))
export const forgetQuestions = (): void => browserStorage.removeItem(QUESTIONS_KEY)
