import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { textsIn } from '@/messages/texts'
import { typefacesOf } from './typefaces'

const source = readFileSync('components/layout/typefaces/typefaces.css', 'utf8')

type File = { face: string; name: string; codes: [first: number, last: number][] }
const files = [
  ...source.matchAll(/font-family: (\w+);\s+src: url\("([^"]+)"[\s\S]*?unicode-range:([^;]+);/g),
].map(
  ([, face = '', url = '', ranges = '']): File => ({
    face,
    name: url.split('/').at(-1) ?? '',
    codes: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    }),
  }),
)

const hasLetter = ({ codes }: File, letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return codes.some(([first, last]) => code >= first && code <= last)
}

test.each(locales)(
  'a word of the messages in %s stands in one file, which its pages ask for at once',
  (locale) => {
    // π stands in formulas alone
    const words = new Set([...textsIn[locale].values()].join(' ').match(/(?!π)\p{L}+/gu))
    expect(words.size).toBeGreaterThan(1_000)
    const atOnce = typefacesOf(locale).map((address) => address.split('/').at(-1) ?? '')
    const divided = ['onest', 'unbounded'].flatMap((face) => {
      const own = files.filter((file) => file.face === face && atOnce.includes(file.name))
      return [...words].filter(
        (word) => !own.some((file) => [...word].every((letter) => hasLetter(file, letter))),
      )
    })
    expect(divided).toEqual([])
  },
)
