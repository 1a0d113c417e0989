import { expect, test } from 'vitest'
import { asksAboutRetreads } from './retread-questions'

test.each([
  'opony bieżnikowane czy warto',
  'Czy opony BIEŻNIKOWANE są bezpieczne?',
  'nalewki 4x4',
  'odkleił się bieżnik',
  'bieżnik odpada',
  'retread safe?',
  'what if the tread comes off',
  'восстановленные шины безопасны?',
  'отслоился протектор',
])('“%s” asks about retreads', (question) => {
  expect(asksAboutRetreads(question)).toBe(true)
})

test.each(['opony błotne', 'głęboki bieżnik', 'tread pattern', 'шины на уаз', '235/75 R15'])(
  '“%s” asks about goods',
  (question) => {
    expect(asksAboutRetreads(question)).toBe(false)
  },
)
