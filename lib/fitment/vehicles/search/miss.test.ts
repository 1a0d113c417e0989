import { expect, test } from 'vitest'
import { missOf } from './miss'

test.each([
  ['  Daihatsu   Terios ', 'daihatsu terios'],
  ['Даихатсу-Териос', 'даихатсу териос'],
  ['Vitara 1999', 'vitara 1999'],
  ['Tata Xenon', 'tata xenon'],
  ['opony do Tata Xenon', 'tata xenon'],
  ['felgi tata xenon 4x4', 'tata xenon 4x4'],
  ['zimowe opony na tata xenon', 'tata xenon'],
  ['резина на тата ксенон', 'резина тата ксенон'],
  ['HZJ105', 'hzj105'],
  ['Mahindra Goa 2.2', 'mahindra goa 2 2'],
])('the question %j is counted as %j', (text, question) => {
  expect(missOf(text)).toBe(question)
})

test.each([
  'ab',
  '123',
  '',
  'anna@example.com',
  '600 700 800',
  'WVWZZZ1JZ3W386752',
  'a b c d e f',
  'x'.repeat(41),
  // who asks, and where they live
  'Jan, ul. Długa 5',
  'Suwałki 16-400',
  'Ogrodowa 12/4',
  'улица Ленина',
  'K7M2Q-X9D4T',
  'k7m2q x9d4t',
  'K7M2QX9D4T',
  'gdzie zamówienie K7M2Q-X9D4T',
  'www.example.com',
  // goods, not a car
  '235/70 R16 tata',
  'opony zimowe',
  'felgi stalowe czarne',
  '5x139,7 30mm',
  '31x10.5R15',
])('the question %j is not written down', (text) => {
  expect(missOf(text)).toBeNull()
})
