import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { textsIn } from '@/messages/texts'

const source = readFileSync('components/layout/fonts.ts', 'utf8')
const faces = [...source.matchAll(/variable: '--(\w+)-[\s\S]*?value:\s*'([^']+)'/g)]

/** Whether a typeface has a letter, by the ranges that its files are declared for. */
const has = (face: string, letter: string) =>
  faces.some(
    ([, name, ranges = '']) =>
      name === face &&
      ranges.split(',').some((range) => {
        const [first = '', last = first] = range.replace('U+', '').split('-')
        const code = letter.codePointAt(0) ?? 0
        return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
      }),
  )

test.each(locales)('the typefaces have every letter of the messages in %s', (locale) => {
  // π stands in formulas alone
  const letters = new Set([...textsIn[locale].values()].join('').match(/(?!π)\p{L}/gu))
  expect(letters.size).toBeGreaterThan(50)
  const missing = ['onest', 'unbounded'].flatMap((face) =>
    [...letters].filter((letter) => !has(face, letter)).map((letter) => `${face} ${letter}`),
  )
  expect(missing).toEqual([])
})
