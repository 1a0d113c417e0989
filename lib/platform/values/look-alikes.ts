/** Cyrillic letters and the Latin ones that they look like. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ј: 'j',
}

/** Lower case with the Cyrillic letters of a load index and speed symbol as the Latin ones that they look like. */
export const latinMarking = (text: string): string =>
  text.toLowerCase().replace(/[авекмнорстухј]/g, (letter) => latin[letter] ?? letter)

/** The same for a size, where р is typed for R: `195/80 Р15`. */
export const latinSize = (text: string): string => latinMarking(text.replace(/р/gi, 'r'))

const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(latin).map(([letter, alike]) => [alike, letter]),
)

/** Lower case with the Latin letters of a Russian word as the Cyrillic ones that they look like. */
export const cyrillicMarking = (text: string): string =>
  text.toLowerCase().replace(/[abcehjkmoptxy]/g, (letter) => cyrillic[letter] ?? letter)
