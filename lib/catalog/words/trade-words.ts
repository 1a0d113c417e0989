import type { ProductType } from '@/lib/catalog/product/schema'

// What people call the shop's goods in its languages: in a question to the search, and in the titles of products.

type Words<Meaning extends string> = readonly (readonly [Meaning, RegExp])[]

export const typeWords: Words<ProductType> = [
  ['Tire', /^(opon[aeęąy]?|tires?|tyres?|шин[аыу]?|покрышк[аиу]|покрышек)$/],
  ['Wheel', /^(felg[aeęąi]?|wheels?|rims?|диски?|дисков|колес[ао]?)$/],
  ['Spacer', /^(dystans(e|y|ów|ow|u)?|spacers?|проставк[аиу]|проставок)$/],
]
export const wheelWords: Words<'steel' | 'alloy'> = [
  ['steel', /^(stalow[aeyą]|steel|стальн(ой|ые|ых))$/],
  ['alloy', /^(aluminiow[aeyą]|alu|alloys?|лит(ой|ые|ых)|легкосплавн(ый|ые|ых))$/],
]
export const mountingWords: Words<'bolt-on' | 'slip-on'> = [
  ['bolt-on', /^(przykręcan[aey]|przykrecan[aey]|bolt-?on)$/],
  ['slip-on', /^(nasuwan[aey]|slip-?on)$/],
]

/** What a word in small letters means; undefined when it is none of them. */
export const codeOf = <Meaning extends string>(words: Words<Meaning>, word: string) =>
  words.find(([, pattern]) => pattern.test(word))?.[0]

const inPolishTitles = {
  Wheel: 'felga',
  Spacer: 'dystans',
  steel: 'stalowa',
  alloy: 'aluminiowa',
  'bolt-on': 'przykręcany',
  'slip-on': 'nasuwany',
}

/**
 * A question with its trade words as stored titles have them, so that a title is found in the words in which a visitor
 * reads it: `Trakt steel wheel` becomes `Trakt stalowa felga`. Titles of tires do not say that they are tires.
 */
export function inTitleWords(question: string): string {
  const words = question.split(/\s+/).map((word) => {
    const small = word.toLowerCase()
    const meaning = codeOf(typeWords, small) ?? codeOf(wheelWords, small) ?? codeOf(mountingWords, small)
    return { word, meaning }
  })
  const isOfSpacer = words.some(({ meaning }) => meaning === 'Spacer')
  return words
    .map(({ word, meaning }) => {
      if (!meaning) return word
      // a wheel spacer is no wheel
      if (meaning === 'Tire' || (meaning === 'Wheel' && isOfSpacer)) return ''
      return inPolishTitles[meaning]
    })
    .filter(Boolean)
    .join(' ')
}
