// at the same places: Cyrillic letters, and the Latin ones that they look like
const CYRILLIC = 'авекмнорстухј'
const LATIN = 'abekmhopctyxj'

const inPlaceOf = (from: string, to: string, letter: string) => to.charAt(from.indexOf(letter))

/** Lower case with the Cyrillic letters of a load index and speed symbol as the Latin ones that they look like. */
export const latinMarking = (text: string): string =>
  text.toLowerCase().replace(/[авекмнорстухј]/g, (letter) => inPlaceOf(CYRILLIC, LATIN, letter))

/** The same for a size, where р is typed for R: `195/80 Р15`. */
export const latinSize = (text: string): string => latinMarking(text.replace(/р/gi, 'r'))

/** Lower case with the Latin letters of a Russian word as the Cyrillic ones that they look like. */
export const cyrillicMarking = (text: string): string =>
  text.toLowerCase().replace(/[abcehjkmoptxy]/g, (letter) => inPlaceOf(LATIN, CYRILLIC, letter))
