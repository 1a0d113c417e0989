import { expect, test } from 'vitest'
import { namedProblem } from './FormNotices'

test.each([
  ['IC/VC (load and speed)', 'IC/VC must be alphanumeric and between 3 and 10 characters'],
  ['Średnica, cale', 'Średnica musi być większa od 0 i nie większa niż 100'],
  ['Cena brutto, PLN', 'Cena musi być większa od zera'],
  ['Rozstaw śrub (PCD)', 'Podaj rozstaw śrub'],
])('a problem of %s that names the field is not introduced by its label', (label, text) => {
  expect(namedProblem(label, text)).toBe(text)
})

test.each([
  ['Szerokość, mm', 'Podaj liczbę.'],
  ['E-mail producenta', 'Nieprawidłowy adres e-mail'],
])('a problem of %s that may be of any field is introduced by its label', (label, text) => {
  expect(namedProblem(label, text)).toBe(`${label}: ${text}`)
})
