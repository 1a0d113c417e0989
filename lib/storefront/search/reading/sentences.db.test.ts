import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { foldWord } from '@/lib/catalog/words/fold'
import { db } from '@/lib/platform/database/db'
import type { QuestionParts } from './parts'
import { loadVocabulary, readQuestion, type Vocabulary } from './vocabulary'

// Sentences with what a seller understands, written down by somebody from the trade before any of them was read.

type Expected = {
  ask: string
  type: string | null
  car?: string
  parts: Record<string, unknown>
  notSold?: string[]
  rest?: string[]
  contradiction?: boolean
}
const file = new URL('./sentences.jsonl', import.meta.url)
const sentences = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Expected)

let vocabulary: Vocabulary
beforeAll(async () => {
  vocabulary = await loadVocabulary()
  return () => db().$disconnect()
})

/** Parts as the list writes them: a pattern by its first word, pieces as a number. */
function listed({ patterns, title, maker, use, color, pieces, inStock, ...parts }: QuestionParts) {
  const [first] = patterns ?? []
  return {
    ...parts,
    ...(first ? { pattern: foldWord(first).split(' ')[0] } : {}),
    ...(title ? { model: title } : {}),
    ...(maker ? { maker: foldWord(maker) } : {}),
    ...(use ? { use: use.join('+') } : {}),
    ...(color ? { color: color.join('+') } : {}),
    ...(pieces ? { pieces: Number(pieces) } : {}),
    ...(inStock ? { inStock: true } : {}),
  }
}

describe('a question is heard as a seller hears it', () => {
  test.each(sentences)('$ask', async (expected) => {
    const { type, parts, cars, notSold, rest, conflict } = await readQuestion(expected.ask, vocabulary)
    expect({
      type: type ?? null,
      parts: listed(parts),
      notSold: notSold.map(({ typed }) => typed),
      rest,
      conflict: conflict !== undefined,
    }).toEqual({
      type: expected.type,
      parts: expected.parts,
      notSold: expected.notSold ?? [],
      rest: expected.rest ?? [],
      conflict: expected.contradiction ?? false,
    })
    if (expected.car === undefined) return expect(cars).toBeUndefined()
    const [first] = cars ?? []
    expect(`${first?.make} ${first?.model} ${first?.generation}`.toLowerCase()).toContain(expected.car)
  })
})
