import type { ProductType, Tire } from '@/lib/catalog/product/schema'
import { typosBetween } from '@/lib/core/values/typos'
import { rimInTitles } from './rim-size'

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
// The search reads a single Cyrillic с as a Latin c.
export const mountingWords: Words<'bolt-on' | 'slip-on'> = [
  [
    'bolt-on',
    /^(przykr[ęe]can(a|e|y|ych)|bolt[- ]?on|со шпильками|прикручиваем(ая|ые|ых|ую)|[сc] крепежом)$/,
  ],
  ['slip-on', /^((nasuwan|przelotow)(a|e|y|ych)|slip[- ]?on|сквозн(ая|ые|ых|ую)|без крепежа)$/],
]
export const colorWords: Words<'black' | 'silver' | 'white' | 'gunmetal' | 'bronze'> = [
  ['black', /^(czarn(a|e|y|ą|ych)|black|черн(ый|ая|ые|ых))$/],
  ['silver', /^(srebrn(a|e|y|ą|ych)|silver|серебрист(ый|ая|ые|ых)|серебрян(ый|ая|ые|ых))$/],
  ['white', /^(bia[łl](a|e|y|ą|ych)|white|бел(ый|ая|ые|ых))$/],
  ['gunmetal', /^(grafitow(a|e|y|ą|ych)|gunmetal|graphite|графитов(ый|ая|ые|ых))$/],
  ['bronze', /^(br[ąa]zow(a|e|y|ą|ych)|bronze|бронзов(ый|ая|ые|ых))$/],
]
export const seasonWords: Words<Tire['season']> = [
  ['winter', /^(zimow(a|e|y|ą|ych)|(na )?zim[aęe]|winter|зимн(яя|ие|их|юю)|(на )?зим[ау])$/],
  ['summer', /^(letni(a|e|ą|ch)?|(na )?lato|summer|летн(яя|ие|их|юю)|(на )?лето)$/],
  ['allseason', /^(ca[łl]oroczn(a|e|y|ą|ych)|all[- ]?seasons?|всесезонн(ая|ые|ых|ую))$/],
]
/** The abbreviations stand in the names of tread patterns too. */
export const useWords: Words<NonNullable<Tire['use']>> = [
  [
    'road',
    /^(szosow(a|e|y|ą|ych)|drogow(a|e|y|ą|ych)|road|highway|h\/?t|дорожн(ая|ые|ых|ую)|шоссейн(ая|ые|ых|ую))$/,
  ],
  [
    'all-terrain',
    /^(terenow(a|e|y|ą|ych)|all[- ]?terrain|off[- ]?road|a\/?t|внедорожн(ая|ые|ых|ую)|вездеходн(ая|ые|ых|ую))$/,
  ],
  ['rugged', /^(rugged([- ]terrain)?|r\/?t|ci[ęe][żz]ki teren|тяжел(ое|ого) бездорожь[ея])$/],
  [
    'mud',
    /^(b[łl]otn(a|e|y|ą|ych)|na b[łl]oto|mud([- ]terrain)?|m\/?t|грязев(ая|ые|ых|ую)|(для |по )?гряз[ьи])$/,
  ],
  [
    'studded',
    /^(z kolcami|kolcowan(a|e|y|ą|ych)|studded|with studs|шипованн?(ая|ые|ых|ую)|[сc] шипами|шипы)$/,
  ],
]
/** The sign on the sidewall. */
export const snowWords: Words<'snowflake'> = [['snowflake', /^(3-?pmsf)$/]]

/** What a word or phrase in small letters means; undefined when it is none of them. */
export const codeOf = <Meaning extends string>(words: Words<Meaning>, word: string) =>
  words.find(([, pattern]) => pattern.test(word))?.[0]

const allWords: Words<string> = [
  ...typeWords,
  ...wheelWords,
  ...mountingWords,
  ...colorWords,
  ...seasonWords,
  ...useWords,
]
export const isTradeWord = (word: string): boolean => codeOf(allWords, word) !== undefined

/** The words of the trade that are typed most, in the forms in which they are typed. */
const commonWords = (
  'opony opona felgi felga dystanse dystans stalowe stalowa aluminiowe aluminiowa przykręcane nasuwane przelotowe ' +
  'czarne czarna srebrne srebrna białe biała grafitowe grafitowa brązowe brązowa zimowe letnie całoroczne ' +
  'szosowe drogowe terenowe błotne kolcowane tires tyres wheels spacers steel alloy black silver white ' +
  'gunmetal bronze winter summer allseason road rugged studded шины покрышки диски колеса проставки стальные ' +
  'литые черные серебристые белые графитовые бронзовые зимние летние всесезонные дорожные внедорожные грязевые ' +
  'шипованные'
).split(' ')

/** Shorter words are as like several of them as the one that was meant. */
const SHORTEST = 5

/** A question with the typos in its trade words corrected; null where there are none. */
export function correctTradeWords(question: string): string | null {
  const words = question.toLowerCase().replaceAll('ё', 'е').split(/\s+/)
  const corrected = words.map((word) => {
    if (word.length < SHORTEST || isTradeWord(word)) return word
    return commonWords.find((common) => typosBetween(word, common, 1) <= 1) ?? word
  })
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : null
}

const inPolishTitles = {
  Wheel: 'felga',
  Spacer: 'dystans',
  steel: 'stalowa',
  alloy: 'aluminiowa',
  'bolt-on': 'przykręcany',
  'slip-on': 'przelotowy',
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
      // Russian titles name the bore `DIA108`
      if (!meaning) return rimInTitles(word.replace(/^dia(?=\d)/i, 'CB'))
      // a wheel spacer is no wheel
      if (meaning === 'Tire' || (meaning === 'Wheel' && isOfSpacer)) return ''
      return inPolishTitles[meaning]
    })
    .filter(Boolean)
    .join(' ')
}

/** The same as titles said it in earlier years, which a seller's own titles still do. */
export const inOlderTitleWords = (question: string): string =>
  inTitleWords(question).replace(inPolishTitles['slip-on'], 'nasuwany')
