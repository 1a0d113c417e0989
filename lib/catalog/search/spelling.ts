// What a question meant whose words no title has: typed in Cyrillic, or with a slip of the finger.

const sounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'w',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  ш: 's',
  щ: 's',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
}
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбю'
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,."

const byLetter = (text: string, letterOf: (letter: string) => string | undefined) =>
  [...text].map((letter) => letterOf(letter.toLowerCase()) ?? letter).join('')

/** The ways to read a question: as it stands, and Cyrillic also by its sound and by the keys it was typed with. */
export function readings(question: string): string[] {
  if (!/[\u0400-\u04ff]/.test(question)) return [question]
  const bySound = byLetter(question, (letter) => sounds[letter])
  const byKey = byLetter(question, (letter) => latinKeys[cyrillicKeys.indexOf(letter)])
  return [question, bySound, byKey]
}

/** Shorter words are as near to a dozen others as to the one that was meant. */
const SHORTEST = 4
/** From this length on two slips still leave a word recognisable. */
const TWO_SLIPS_FROM = 8
const MOST_ALTERNATIVES = 5

/** How many letters are wrong, missing, too many or swapped with their neighbour; more than `most` counts as one more. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      line[column] = least
    }
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return Math.min(above[b.length] ?? 0, most + 1)
}

/** Words of titles that a word was meant to be, or to begin: the nearest only. */
function meantBy(word: string, vocabulary: readonly string[]): string[] {
  const most = word.length >= TWO_SLIPS_FROM ? 2 : 1
  const slips = new Map<string, number>()
  for (const known of vocabulary) {
    const begun = known.slice(0, word.length)
    const least = Math.min(slipsBetween(word, known, most), slipsBetween(word, begun, most) + 0.5)
    if (least <= most) slips.set(known, least)
  }
  const nearest = Math.min(...slips.values())
  return [...slips]
    .flatMap(([known, count]) => (count === nearest ? [known] : []))
    .slice(0, MOST_ALTERNATIVES)
}

/** A word that can be corrected: one of sizes or stamps is right or wrong, never nearly right. */
const isCorrectable = (word: string) => /^[a-z\u0400-\u04ff]+$/.test(word) && word.length >= SHORTEST

/**
 * For each word of a question what it can have meant. A word that is like none of the titles' is left out, as long as
 * another is left that one of them has. Null when nothing is to be corrected.
 */
export function corrected(words: readonly string[], vocabulary: readonly string[]): string[][] | null {
  const choices = words.map((word) => {
    if (!isCorrectable(word) || vocabulary.some((known) => known.includes(word))) return [word]
    return meantBy(word, vocabulary)
  })
  const kept = choices.filter((choice) => choice.length > 0)
  const changed = kept.length < words.length || kept.some((choice, index) => choice[0] !== words[index])
  return kept.length > 0 && changed ? kept : null
}
