import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { foldWord } from '@/lib/catalog/words/fold'
import { isSilent } from '@/lib/catalog/words/trade-words'
import { query } from '@/lib/platform/database/query'
import { cyrillicMarking, latinMarking } from '@/lib/platform/values/look-alikes'
import { readings } from '@/lib/storefront/search/spelling'
import type { QuestionReading } from './parts'
import { readSentence } from './read'
import { loadVocabulary } from './vocabulary'

// Every sentence of the list, typed in other ways that say the same.

const sentences = readFileSync(new URL('./sentences.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => (JSON.parse(line) as { ask: string }).ask)

let read: (question: string) => QuestionReading
beforeAll(async () => {
  const vocabulary = await loadVocabulary()
  const { rows } = await sql<{ word: string }>`SELECT word FROM search_word`.execute(query())
  const words = new Set(rows.map(({ word }) => word))
  const titleWord = (word: string) =>
    readings(word)
      .map(foldWord)
      .find((reading) => words.has(reading))
  read = (question) => readSentence(question, { ...vocabulary, titleWord })
})

/** What is typed of each part, once. */
const typedIn = ({ said, unused, notSold, rest, conflict }: QuestionReading): string[] => [
  ...new Set([...said, ...unused, ...notSold].map(({ typed }) => typed).concat(rest, conflict ?? [])),
]

/** What a question says, whatever the order in which it says it. */
const meaning = ({ type, parts, cars, notSold, rest, conflict }: QuestionReading) => ({
  type,
  parts: Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [part, Array.isArray(value) ? value.toSorted() : value]),
  ),
  cars: cars?.map(({ path }) => path).toSorted(),
  notSold: notSold.map(({ kind }) => kind).toSorted(),
  rest: rest.map((word) => cyrillicMarking(foldWord(word))).toSorted(),
  isConflict: conflict !== undefined,
})

/** Each word of letters with one of them in the other script. */
const withLookAlike = (question: string, script: RegExp, inOther: (text: string) => string) =>
  question
    .split(' ')
    .map((word) => {
      const place =
        script.test(word) && word.length > 3 ? [...word].findIndex((each) => inOther(each) !== each) : -1
      return place < 0 ? word : word.slice(0, place) + inOther(word[place] ?? '') + word.slice(place + 1)
    })
    .join(' ')

test.each<[string, (question: string) => string]>([
  ['in capitals', (question) => question.toUpperCase()],
  ['with more spaces', (question) => `  ${question.replaceAll(' ', '   ')} `],
  ['without marks', (question) => foldWord(question)],
  ['with decimal commas', (question) => question.replace(/(?<=\d)\.(?=\d)/g, ',')],
  ['with decimal points', (question) => question.replace(/(?<=\d),(?=\d)/g, '.')],
  ['with Cyrillic letters in Latin words', (q) => withLookAlike(q, /^[a-ząćęłńóśźż]+$/, cyrillicMarking)],
  ['with Latin letters in Cyrillic words', (q) => withLookAlike(q, /^[а-яё]+$/, latinMarking)],
])('a question %s is read the same', (_, typed) => {
  for (const question of sentences)
    expect({ question, ...meaning(read(typed(question))) }).toEqual({ question, ...meaning(read(question)) })
})

/**
 * `opony na felgę 16` names two types, of which the order tells which is asked for, and the digit of `2 opony` would be the
 * generation of a car behind whose name it stands.
 */
const isPhrase = (reading: QuestionReading) => {
  const typed = new Set(reading.said.flatMap((each) => (each.part === 'type' ? each.typed : [])))
  return typed.size > 1 || [...typed].some((each) => /^\d /.test(each))
}

test.each<[string, (parts: string[]) => string[]]>([
  ['backward', (parts) => parts.toReversed()],
  ['from its second part', ([first = '', ...others]) => [...others, first]],
  ['in the order of the alphabet', (parts) => parts.toSorted()],
])('the parts of a question may stand %s', (_, inOrder) => {
  for (const question of sentences) {
    const reading = read(question)
    if (isPhrase(reading)) continue
    const other = inOrder(typedIn(reading)).join(' ')
    expect({ question, ...meaning(read(other)) }).toEqual({ question, ...meaning(reading) })
  }
})

test('every word of a question is told of, but those that say nothing', () => {
  for (const question of sentences) {
    const told = typedIn(read(question))
    const words = told.flatMap((typed) => typed.split(' ')).toSorted((a, b) => b.length - a.length)
    const untold = question
      .split(/[\s,]+/)
      .filter((word) => !told.some((typed) => typed.includes(word)))
      // words that were typed as one are told of apart
      .flatMap((word) => words.reduce((left, each) => left.replace(each, ' '), word).split(' '))
      .filter((left) => left !== '' && !isSilent(left))
    expect({ question, untold }).toEqual({ question, untold: [] })
  }
})
