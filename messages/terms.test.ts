import { expect, test } from 'vitest'
import { locales } from '@/lib/platform/i18n/routing'
import { terms } from './terms'
import { textsIn } from './texts'

test.each(locales)('no text of %s uses another name for a thing than the shop’s own', (locale) => {
  const wrong = terms.flatMap((term) =>
    [...textsIn[locale]].flatMap(([key, text]) => {
      const found = term.not[locale]?.exec(text)
      return found ? [`${key} says "${found[0]}" and should say "${term[locale]}": ${text}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test.each(locales)('every term is said in %s, and its entry in the glossary is called so', (locale) => {
  const texts = [...textsIn[locale].values()].map((text) => text.toLowerCase())
  const unsaid = terms.filter(({ glossary, [locale]: name }) => {
    const said = glossary ? [textsIn[locale].get(`glossary.terms.${glossary}.name`) ?? ''] : texts
    return !said.some((text) => text.toLowerCase().includes(name.toLowerCase()))
  })
  expect(unsaid).toEqual([])
})

test('no term is listed twice', () => {
  expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length)
})
