import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { foldWord } from '@/lib/catalog/words/fold'
import { query } from '@/lib/platform/database/query'
import { readSentence } from '@/lib/storefront/search/reading/read'
import { loadVocabulary } from '@/lib/storefront/search/reading/vocabulary'
import { readings } from '@/lib/storefront/search/spelling'
import { withDatabase } from './measuring/database'
import { median, type Row, rowOf } from './rows'

const ROUNDS = 20
const LIMIT_MS = 1

/** How long a question to the search takes to read, with the names of the demo: those that are tested, 20 times each. */
export const benchReading = (): Promise<Row[]> =>
  withDatabase('reading', async () => {
    const vocabulary = await loadVocabulary()
    const { rows } = await sql<{ word: string }>`SELECT word FROM search_word`.execute(query())
    const words = new Set(rows.map(({ word }) => word))
    const titleWord = (word: string) =>
      readings(word)
        .map(foldWord)
        .find((reading) => words.has(reading))
    const file = new URL('../lib/storefront/search/reading/sentences.jsonl', import.meta.url)
    const questions = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { ask: string }).ask)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      for (const question of questions) {
        const began = performance.now()
        readSentence(question, { ...vocabulary, titleWord })
        // the first round compiles
        if (round > 0) times.push(performance.now() - began)
      }
    const p50 = median(times)
    return [rowOf('reading a question, p50', p50, 'ms', null, p50 < LIMIT_MS)]
  })
