import { expect, test } from 'vitest'
import { pagesAskedFor } from './page-questions'

test.each([
  ['gdzie moja paczka', '/track'],
  ['отследить посылку', '/track'],
  ['zwrot', '/withdrawal'],
  ['Возврат товара', '/withdrawal'],
  ['reklamacja', '/complaint'],
  ['gwarancja', '/rules#guarantee'],
  ['гарантия', '/rules#guarantee'],
  ['blik', '/rules#payment'],
  ['raty', '/rules#payment'],
  ['рассрочка', '/rules#payment'],
  ['delivery to Germany', '/rules#delivery'],
  ['доставка в Казахстан', '/rules#delivery'],
  ['montaż opon suwałki', '/howwework'],
  ['kontakt', '/contact'],
])('“%s” asks for %s', (question, path) => {
  expect(pagesAskedFor(question).map((page) => page.path)).toEqual([path])
})

test.each([
  'opony błotne 235/75 R15',
  'Trakt Przełęcz AT',
  'felgi patrol y61',
  'шины на уаз',
  'bf goodrich',
  'retread tires',
])('“%s” asks for no page', (question) => {
  expect(pagesAskedFor(question)).toEqual([])
})
