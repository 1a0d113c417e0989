import { foldWord } from '@/lib/catalog/words/fold'
import { isSilent, saidBy } from '@/lib/catalog/words/trade-words'
import { cyrillicMarking, latinMarking, latinSize } from '@/lib/platform/values/look-alikes'
import { LONGEST_QUESTION } from '@/lib/storefront/search-address'

/** Signs that people type for one another, letter by letter: what is read stays where it was typed. */
const typedSigns = '×✕*−–—‐‑″”„'
const plainSigns = 'xxx-----"""'

function plainSign(letter: string): string {
  const sign = plainSigns[typedSigns.indexOf(letter)] ?? letter.normalize('NFKC')
  const small = foldWord(sign)
  return small.length === 1 ? small : letter
}

/** `оpony` with a Cyrillic о is Polish: the script of all letters, else that of a word of the trade, or of most letters. */
function inOneScript(word: string): string {
  const cyrillic = word.match(/[а-яј]/g)?.length ?? 0
  const latin = word.match(/[a-z]/g)?.length ?? 0
  if (cyrillic === 0 || latin === 0) return word
  const both = [latinMarking(word), cyrillicMarking(word)]
  const pure = (latin >= cyrillic ? both : both.reverse()).filter(
    (each) => !/[а-яј]/.test(each) || !/[a-z]/.test(each),
  )
  return pure.find((each) => isSilent(each) || saidBy(each)) ?? pure[0] ?? word
}

const SHORTEST_GLUED = 7

/** Words that were typed as one: `felgi15cali`, `oponydojimny`, `зимняярезина`. */
function withSpaces(typed: string): string {
  const word = inOneScript(foldWord(typed))
  if (word.length !== typed.length) return typed
  const cutAt = (...places: number[]) =>
    [0, ...places].map((from, index) => typed.slice(from, places[index])).join(' ')
  const [, letters, digits] = /^(\p{L}{4,})(\d+)/u.exec(word) ?? []
  if (letters && digits && saidBy(letters)) {
    const end = letters.length + digits.length
    return /^\p{L}{4,}$/u.test(word.slice(end)) ? cutAt(letters.length, end) : cutAt(letters.length)
  }
  if (word.length < SHORTEST_GLUED || !/^\p{L}+$/u.test(word) || saidBy(word)) return typed
  for (let end = 4; end <= word.length - 2; end++) {
    const [first, rest] = [word.slice(0, end), word.slice(end)]
    if (!saidBy(first)) continue
    if (saidBy(rest)) return cutAt(end)
    const [to] = /^(?:do|na|dla|for|на|для)(?=\p{L}{4})/u.exec(rest) ?? []
    if (to) return cutAt(end, end + to.length)
  }
  return typed
}

/** Writes look-alike letters as Latin ones, but only in sizes and stamps: Russian words stay as they are. */
const withLatinStamps = (text: string): string =>
  text
    // behind a load index р is the speed symbol P
    .replace(/(\d[cс]? \d{2,3} ?)р(?=$| \D| $)/, '$1p')
    .split(' ')
    .map((token) => {
      const latin = latinSize(token)
      const isStamp = /^[a-z]{0,2}[-\d.]|^(?:et|cb|[rcx])$/.test(latin) && !/[а-я]/.test(latin)
      return isStamp ? latin : inOneScript(token)
    })
    .join(' ')

export type Token = { typed: string; word: string; at: number }

/** A question from which the reader takes one understood part after the other; it knows how each was typed. */
export class Sentence {
  private readonly typed: string
  /** In small letters without marks, as long as `typed`; what was taken is spaces. */
  private text: string

  constructor(question: string) {
    const clean = question
      .slice(0, LONGEST_QUESTION)
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}()[\]{}]/gu, ' ')
      .replace(/[,;:!?.]+(?=\s|$)/gu, '')
      .replace(/\s+/gu, ' ')
      .trim()
    this.typed = ` ${clean.split(' ').map(withSpaces).join(' ')} `
    const plain = [...this.typed.split('')].map(plainSign).join('')
    this.text = withLatinStamps(plain.replace(/(?<=\d),(?=\d)/g, '.'))
  }

  has = (pattern: RegExp): boolean => new RegExp(`\\s${pattern.source}\\s`).test(this.text)

  tokens(): Token[] {
    return [...this.text.matchAll(/\S+/g)].map(({ 0: word, index: at }) => ({
      typed: this.typed.slice(at, at + word.length),
      word,
      at,
    }))
  }

  /** Takes the first match between spaces of which `read` makes a value; says how it was typed. */
  take<T>(
    pattern: RegExp,
    read: (groups: string[]) => T | undefined,
  ): { value: T; typed: string } | undefined {
    const matches = new RegExp(`(?<=\\s)(?:${pattern.source})(?=\\s)`, `g${pattern.flags}`)
    for (const match of this.text.matchAll(matches)) {
      const value = read(match.slice(1).map((group) => group ?? ''))
      if (value !== undefined) return { value, typed: this.remove(match.index, match[0].length) }
    }
    return undefined
  }

  /** Takes each word, or phrase of words that stand together, that means something; the longest phrase first. */
  takeWords<T>(meaningOf: (phrase: string) => T | undefined, longest = 4): { value: T; typed: string }[] {
    const found: { value: T; typed: string; at: number }[] = []
    for (let length = longest; length > 0; length--)
      for (const phrase of this.phrases(length)) {
        // a longer phrase before it may have taken one of its words
        if (this.text.slice(phrase.at, phrase.at + phrase.text.length) !== phrase.text) continue
        const value = meaningOf(phrase.text)
        if (value === undefined) continue
        found.push({ value, typed: this.remove(phrase.at, phrase.text.length), at: phrase.at })
      }
    return found.sort((a, b) => a.at - b.at).map(({ value, typed }) => ({ value, typed }))
  }

  takeToken = ({ at, word }: Token): string => this.remove(at, word.length)

  /** Phrases of so many words with one space between them. */
  private phrases(length: number): { text: string; at: number }[] {
    const tokens = this.tokens()
    return tokens.flatMap((first, index) => {
      const last = tokens[index + length - 1]
      if (!last) return []
      const text = this.text.slice(first.at, last.at + last.word.length)
      return /\s{2}/.test(text) ? [] : [{ text, at: first.at }]
    })
  }

  private remove(at: number, length: number): string {
    this.text = this.text.slice(0, at) + ' '.repeat(length) + this.text.slice(at + length)
    return this.typed.slice(at, at + length)
  }
}
