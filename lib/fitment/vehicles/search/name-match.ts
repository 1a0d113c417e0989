import { withLatinVehicles } from '@/lib/catalog/words/vehicle-words'
import type { Vehicle } from '@/lib/fitment/vehicle'

type Named = Pick<Vehicle, 'make' | 'model' | 'generation' | 'yearFrom' | 'yearTo'>

/** The words of a text in small Latin letters: `Citroën G-Class` is `citroen`, `g`, `class`. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const YEAR = /^(?:19|20)\d\d$/

/** Whether each word of a question begins a word of the car's name, or is a year in which it was built. */
export function isCarFound(question: string, car: Named): boolean {
  const names = wordsOf(`${car.make} ${car.model} ${car.generation}`)
  // the words are parted first: in Cyrillic й and ё are letters with marks
  const inLatin = withLatinVehicles(question.split(/[^\p{L}\p{N}]+/u).join(' '))
  return wordsOf(inLatin).every(
    (word) =>
      names.some((name) => name.startsWith(word)) || (YEAR.test(word) && isBuiltIn(car, Number(word))),
  )
}

const isBuiltIn = ({ yearFrom, yearTo }: Named, year: number): boolean =>
  year >= yearFrom && year <= (yearTo ?? Number.POSITIVE_INFINITY)
