import { expect, test } from 'vitest'
import { parseQuestions, withQuestion } from './questions'

test.each([
  'anna@example.com',
  'zamówienie anna@example',
  'www.example.com',
  'https://example.com/',
  '600 700 800',
  '600700800',
  '+48 600-700-800',
  'tel. 600.700.800',
  '8 (912) 345-67-89',
  '345-67-89',
  '22 123 45 67',
  '16-400 Suwałki',
  'K7M2Q-X9D4T',
  'gdzie k7m2q-x9d4t',
  'WVWZZZ1JZ3W386752',
  '61 1090 1014 0000 0712 1981 2874',
  '5901234123457',
  'x'.repeat(61),
  '  ',
])('a question that may say who asks is not kept: %s', (question) => {
  expect(withQuestion(['jimny'], question)).toEqual(['jimny'])
})

test.each([
  '195/80 R15 96Q',
  '195 80 15',
  '1958015',
  '31x10.50R15 109Q',
  '7Jx15 ET-10 5x139,7 CB108',
  '5×139,7 30mm',
  'opony do jimny 2018-2024',
  'Land Cruiser 120 2005',
  'шины на патрол y61',
  'LT235/75R15 104/101Q',
])('a question of the trade is kept: %s', (question) => {
  expect(withQuestion(['jimny'], question)).toEqual([question, 'jimny'])
})

test('the newest five are kept, each once and as it was written last', () => {
  const questions = ['a1', 'a2', 'a3', 'a4', 'a5', 'A2 '].reduce<string[]>(withQuestion, [])
  expect(questions).toEqual(['A2', 'a5', 'a4', 'a3', 'a1'])
  expect(withQuestion(questions, 'a6')).toEqual(['a6', 'A2', 'a5', 'a4', 'a3'])
})

test.each([null, '', '{', 'null', '7', '{"a":1}', '[1,null,["x"]]', '[""]'])(
  'what something else stored counts as nothing: %j',
  (text) => {
    expect(parseQuestions(text)).toEqual([])
  },
)
