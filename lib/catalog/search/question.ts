import { codeOf } from '@/lib/catalog/words/trade-words'

/** A question, out of which what is understood is taken part by part. */
export class Question {
  rest: string
  constructor(text: string) {
    this.rest = ` ${text} `
  }
  /** The first match between spaces. */
  private find = (pattern: RegExp) => new RegExp(`(?<=\\s)(?:${pattern.source})(?=\\s)`).exec(this.rest)
  has = (pattern: RegExp): boolean => this.find(pattern) !== null
  /** Takes out the first match between spaces, where `read` makes a value of its groups. */
  take<T>(pattern: RegExp, read: (groups: string[]) => T | undefined): T | undefined {
    const match = this.find(pattern)
    if (!match) return undefined
    const value = read(match.slice(1).map((group) => group ?? ''))
    if (value !== undefined)
      this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`
    return value
  }
  /** Takes out the first word, or phrase of two, that means something. */
  takeWord<T extends string>(words: readonly (readonly [T, RegExp])[]): T | undefined {
    const tokens = this.rest.trim().split(' ')
    for (const [index, token] of tokens.entries())
      for (const length of [2, 1]) {
        const phrase = tokens.slice(index, index + length).join(' ')
        const value = codeOf(words, length === 2 ? phrase : token)
        if (value === undefined) continue
        this.rest = ` ${tokens.toSpliced(index, length).join(' ')} `
        return value
      }
    return undefined
  }
}
