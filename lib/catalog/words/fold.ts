// How words and names are written before they are compared: what is typed without marks means the same.

const marked = 'ąćęłńóśźżё'
const withoutMark = 'acelnoszzе'

/** Small letters without Polish marks, letter by letter. й stays, because Russian words are compared by it. */
export const foldWord = (text: string): string =>
  text.toLowerCase().replace(/[ąćęłńóśźżё]/g, (letter) => withoutMark.charAt(marked.indexOf(letter)))

/** A name of a car, in small letters without any marks: й is и, ł is l. It may get longer or shorter than it was typed. */
export const foldName = (text: string): string =>
  // most texts are ASCII, and each search reads all of them
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
