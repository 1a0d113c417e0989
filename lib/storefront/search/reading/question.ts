import 'server-only'
import { foldWord } from '@/lib/catalog/words/title-words'
import { readings } from '@/lib/storefront/search/spelling'
import { wordsInTitles } from './known'
import type { Reading } from './parts'
import { readSentence } from './read'
import { Sentence } from './sentence'
import type { Vocabulary } from './vocabulary'

/** `readSentence` with what the shop knows by name; words that stand in titles are searched there. */
export async function readQuestion(question: string, vocabulary: Vocabulary): Promise<Reading> {
  const typed = new Sentence(question).tokens().flatMap(({ word }) => readings(word))
  const inTitles = await wordsInTitles(typed)
  return readSentence(question, {
    ...vocabulary,
    titleWord: (word) =>
      readings(word)
        .map(foldWord)
        .find((reading) => inTitles.has(reading)),
  })
}
