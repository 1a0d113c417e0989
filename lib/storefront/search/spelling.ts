// Other ways to read words that no title has: they were typed in Cyrillic, or misspelled.

import { mostTypos, typosBetween } from '@/lib/platform/values/typos'

/** The Latin letter that each of the Cyrillic ones sounds like in the words of Polish titles; ъ and ь are not heard. */
const cyrillicLetters = 'абвгдеёжзийклмнопрстуфхцчшщыэюяіїєґ'
const latinSounds = 'abwgdeezzijklmnoprstufhccssyeuaiieg'
/** The letters of the same keys on a Russian and on a Latin keyboard. */
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбю'
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,."

const byLetter = (text: string, letters: string, replacements: string) =>
  [...text].map((letter) => replacements[letters.indexOf(letter.toLowerCase())] ?? letter).join('')

/** The ways to read a question: as it stands; Cyrillic also by its sound, and by the keys that were pressed for it. */
export function readings(question: string): string[] {
  if (!/[\u0400-\u04ff]/.test(question)) return [question]
  const bySound = byLetter(question.replace(/[ъь]/gi, ''), cyrillicLetters, latinSounds)
  const byKey = byLetter(question, cyrillicKeys, latinKeys)
  return [question, bySound, byKey]
}

/** Shorter words are as similar to a dozen others as to the one that was meant. */
const SHORTEST = 4
const MOST_ALTERNATIVES = 5

/** The title words that are nearest to a misspelled word, or of which it may be the beginning. */
function nearestTo(word: string, titleWords: readonly string[]): string[] {
  const most = mostTypos(word)
  const typos = new Map<string, number>()
  for (const titleWord of titleWords) {
    const beginning = titleWord.slice(0, word.length)
    // the half makes a whole word win over the beginning of a longer one
    const least = Math.min(typosBetween(word, titleWord, most), typosBetween(word, beginning, most) + 0.5)
    if (least <= most) typos.set(titleWord, least)
  }
  const fewest = Math.min(...typos.values())
  return [...typos]
    .flatMap(([titleWord, count]) => (count === fewest ? [titleWord] : []))
    .slice(0, MOST_ALTERNATIVES)
}

/** Whether a word can be misspelled. A size or a load index is right or wrong: the nearest one would be another tire. */
export const isCorrectable = (word: string) => /^[a-z\u0400-\u04ff]+$/.test(word) && word.length >= SHORTEST

type Correction = {
  /** For each word that remains the title words that it can have meant. */
  words: string[][]
  /** Words that are similar to no word of a title. */
  dropped: string[]
}

/** Drops a word that is similar to no title word, as long as another one remains. Null with nothing to correct. */
export function correctSpelling(words: readonly string[], titleWords: readonly string[]): Correction | null {
  const meanings = words.map((word) => {
    const isRight = !isCorrectable(word) || titleWords.some((titleWord) => titleWord.includes(word))
    return { word, alternatives: isRight ? [word] : nearestTo(word, titleWords) }
  })
  const found = meanings.filter(({ alternatives }) => alternatives.length > 0)
  const dropped = meanings.filter(({ alternatives }) => alternatives.length === 0).map(({ word }) => word)
  const isChanged = dropped.length > 0 || found.some(({ word, alternatives }) => alternatives[0] !== word)
  return found.length > 0 && isChanged
    ? { words: found.map(({ alternatives }) => alternatives), dropped }
    : null
}
